import type { CampaignFile } from '@cosmodrome/content/schema/promotions.ts';
import type { Campaign } from '@cosmodrome/contract/http/promotions';
import { inLanguage } from '@cosmodrome/rules/content/in-language';

/** A campaign in one language. */
export function presentCampaign(file: CampaignFile, locale: string): Campaign {
  const { slug, kind, section, enabled, groups, countries, art, games, words, url } = file;
  const text = words && inLanguage(words, locale);
  return {
    slug,
    kind,
    section,
    enabled,
    groups,
    countries,
    start_at: file.starts_at,
    end_at: file.ends_at,
    art,
    games,
    page: text && url !== null ? { ...text, url } : null,
  };
}
