import { join } from 'node:path';
import { hostSchema, type HostFile } from '@cosmodrome/content/schema/site.ts';
import { type Licence, licences } from '@cosmodrome/rules/profile/licence';
import type { CmsPage } from '@cosmodrome/contract/http/content';
import { readContents } from '../generated/contents.ts';
import { filesIn, readJson, wrongFile } from '../kernel/content-files.ts';
import { readSite, type Site } from './site.ts';

/** What a host name stands for: its brand's site, and its own row of `content/hosts`; null for a name nobody listed. */
export interface HostedSite {
  site: Site;
  host: HostFile | null;
}

export interface Sites {
  /** The site of names that no file lists: the first brand's, under the deployment's licence. */
  main: Site;
  hosts: readonly HostFile[];
  /** What answers under a name, with or without a port. */
  of(host: string): HostedSite;
  /** The licence under which a name is visited: an account that is opened there has it for good. */
  licenceOf(host: string): Licence;
  /** A page of a host's brand. With a licence's suffix (`/CW`, `/EE`) it is that licence's, on whichever host. */
  page(host: string, locale: string, path: string): CmsPage | undefined;
  /** The name itself, without its port, when a file lists it: such a name may stand in a letter. */
  listed(host: string): string | null;
}

const plainName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** The brand whose pages a name gets that stands nowhere: an address in a test, or a new mirror. */
const MAIN_BRAND = 'cosmodrome';

/**
 * Reads the sites of all hosts, each under its own licence.
 * @param licence that of names that no file lists
 * @throws with the file and the reason when one is wrong, or when two files list the same name
 */
export function readSites(folder: string, licence: Licence, contents = readContents(folder)): Sites {
  const files = filesIn(join(folder, 'hosts'), '.json').map(({ file }) => ({ file, row: readJson(hostSchema, file) }));
  const rows = new Map<string, HostFile>();
  for (const { file, row } of files) {
    for (const name of [row.canonical, ...row.mirrors]) {
      if (rows.has(name)) throw wrongFile(file, `${name} stands in another file too`);
      rows.set(name, row);
    }
  }
  const hosts = files.map(({ row }) => row);
  const keyOf = (site: { licence: Licence; brand: string }): string => `${site.licence} ${site.brand}`;
  const own = { licence, brand: MAIN_BRAND };
  const main = readSite(folder, licence, { brand: MAIN_BRAND, contents });
  const sites = new Map([[keyOf(own), main]]);
  for (const brand of new Set([MAIN_BRAND, ...hosts.map((host) => host.brand)])) {
    for (const each of licences) {
      const site = { licence: each, brand };
      if (!sites.has(keyOf(site))) sites.set(keyOf(site), readSite(folder, each, { brand, contents }));
    }
  }
  const of = (name: string): HostedSite => {
    const host = rows.get(plainName(name)) ?? null;
    return { site: sites.get(keyOf(host ?? own)) ?? main, host };
  };
  return {
    main,
    hosts,
    of,
    licenceOf: (name) => of(name).site.licence,
    page(name, locale, path) {
      const { site } = of(name);
      const licence = licences.find((each) => path.replace(/\/+$/, '').endsWith(`/${each}`)) ?? site.licence;
      const asked = sites.get(keyOf({ licence, brand: site.brand.id })) ?? site;
      return asked.page(locale, path);
    },
    listed: (name) => (rows.has(plainName(name)) ? plainName(name) : null),
  };
}
