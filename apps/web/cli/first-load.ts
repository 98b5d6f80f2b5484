import type { Plugin } from 'vite';

const entries = /\/apps\/web\/app\/(entry\.client|root|lobby\/routes\/lobby)\.tsx(\?|$)/;
/** A system's index names more than a page uses: what is behind it comes by the light modules below. */
const barrel = /\/apps\/web\/app\/[a-z]+\/index\.ts$/;
const light =
  /\/apps\/web\/app\/((account|cashbox|content|games)\/queries|games\/(card|category-menu|studios|components\/game-tile))\.tsx?$|\/rules\/src\/games\/search\.ts$/;
/** Reached through a library's index, and used by pages that come later. */
const later = /@tanstack\/.*(queriesObserver|useQueries|nfiniteQueryObserver|useInfiniteQuery)\.js$/;
/**
 * Files that pages share beside the first one, by what the names of their modules hold; the first that fits. Left alone,
 * every shared module of a few lines would be a request. A file takes along what its modules import and no file before it
 * has.
 */
const shared: readonly [name: string, modules: readonly string[]][] = [
  // What hydrates when the browser is idle.
  [
    'late',
    [
      'app/lobby/components/banners.',
      'app/lobby/components/place-carousel.',
      'app/lobby/components/wins.',
      'app/lobby/components/jackpot-card.',
      'app/lobby/components/studios.',
      'app/lobby/scenes.',
      'app/content/frame-queries.',
      'app/shell/footer/',
      'app/shell/header/promo-banner.',
      'app/shell/header/language-menu.',
      'app/shell/components/sidebar.',
      'app/shell/components/local-time.',
      'app/shell/components/language-links.',
      'app/platform/i18n/format.',
      'ui/src/surface/well.',
    ],
  ],
  // What fields are made of: lists have some too. The history goes along, which games read as well: both have fields.
  [
    'forms',
    [
      'ui/src/form/',
      'app/platform/forms/keyed.',
      'forms/rules.',
      'forms/failure.',
      'forms/attempt.',
      'app/play/history/read.',
    ],
  ],
  [
    'hashes',
    [
      '/@noble/hashes/',
      'rules/src/account/proof-of-work.',
      'rules/src/account/device-mark.',
      'app/account/enter/captcha.',
      'app/account/enter/device-facts.',
    ],
  ],
  [
    'overlay',
    [
      'ui/src/overlay/dialog.',
      'ui/src/surface/notice.',
      'app/platform/overlays/direct.',
      'app/account/enter/device.ts',
      'app/account/enter/enter-dialog.',
      'app/account/enter/enter-links.',
      'app/bonuses/deposit/promocode-name.',
      'app/bonuses/deposit/promocode-way.',
    ],
  ],
  // Small things that many pages use some of.
  [
    'common',
    [
      'app/platform/failed-page.',
      'app/platform/i18n/lazy-texts.',
      'app/account/fields/popups.',
      'app/games/favorites.',
      'app/limits/queries.',
      'app/cashbox/select-account.',
      'app/cashbox/method-name.',
      'rules/src/limits/types.',
      'ui/src/money/gauge.',
      'ui/src/surface/steps.',
    ],
  ],
  // Currencies, methods and rates: of the cashbox, limits and registration.
  ['money', ['rules/src/cashbox/']],
  // What is sent and may be refused.
  [
    'sending',
    [
      '/react-hook-form/',
      'rules/src/account/text-rules.',
      'rules/src/account/two-factor.',
      'app/account/passkeys/authenticator.',
      'app/account/enter/answer.',
      'app/account/enter/post-form.',
      'app/account/enter/failure-notice.',
      'app/account/enter/password-',
      'app/account/enter/new-password-input.',
      'app/account/enter/typed-email.',
    ],
  ],
  // Which fields there are, and the age: the profile's frame counts what is missing, the cashbox asks how old somebody is.
  ['fields', ['rules/src/account/profile-fields.', 'rules/src/account/birth-date.']],
  // Fields of the profile: its own pages, the popup that asks for some, and registration where a host asks for more.
  [
    'person',
    [
      'app/account/enter/asked-part.',
      'app/account/profile/profile-input.',
      'app/account/profile/sections.',
      'rules/src/account/profile-check.',
    ],
  ],
  // Sign-in and registration lead to each other.
  ['enter', ['app/account/enter/']],
  ['lists', ['app/games/list/']],
];

/**
 * Finds what every page and the lobby load first, by following static imports from the entry, the root and the lobby, and
 * makes it one file: fewer requests, and it compresses better together. What is not shared is split by the bundler.
 */
export function firstLoad(): { plugin: Plugin; groups: Group[] } {
  const first = new Set<string>();
  const plugin: Plugin = {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const open = [...this.getModuleIds()].filter((id) => entries.test(id) || light.test(id));
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (first.has(id) || barrel.test(id) || later.test(id)) continue;
        first.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  const groups: Group[] = [
    { name: 'base', test: (id) => first.has(id) && !entries.test(id), priority: shared.length },
    ...shared.map(([name, modules], at) => ({
      name,
      test: (id: string) => !first.has(id) && modules.some((part) => id.includes(part)),
      priority: shared.length - 1 - at,
    })),
  ];
  return { plugin, groups };
}

interface Group {
  name: string;
  test: (id: string) => boolean;
  priority: number;
}
