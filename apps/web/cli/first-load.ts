import type { Plugin } from 'vite';

const entries = /\/apps\/web\/app\/(entry\.client|root|lobby\/routes\/lobby)\.tsx(\?|$)/;
/** A system's index names more than a page uses: what is behind it comes by the light modules below. */
const barrel = /\/apps\/web\/app\/[a-z]+\/index\.ts$/;
const light =
  /\/apps\/web\/app\/((content|games|money)\/queries|platform\/session\/player|games\/(card|category-menu|studios|components\/game-tile))\.tsx?$|\/rules\/src\/games\/search\.ts$/;
/** Reached through a library's index, and used by pages that come later. */
const later = /@tanstack\/.*(queriesObserver|useQueries|nfiniteQueryObserver|useInfiniteQuery)\.js$/;
/**
 * Files that pages share beside the first one, by what the names of their modules hold; the first that fits. Left alone,
 * every shared module of a few lines would be a request. A file takes along what its modules import and no file before it
 * has.
 */
const shared: readonly [name: string, modules: readonly string[]][] = [
  // What a player's page and a visitor's lobby follow, with what limits and bonuses say about it.
  [
    'live',
    [
      'app/identity/idle/idle.',
      'app/identity/idle/idle-notice.',
      'app/content/frame-queries.',
      'app/content/html-text.',
      'app/jackpots/follow.',
      // Of the lobby's row of games to go on with, and of its card of jackpots.
      'app/lobby/continue.',
      'app/limits/index.',
      'app/platform/i18n/format.',
      'app/platform/i18n/percent.',
      'app/platform/now.',
      'app/platform/realtime/',
      'rules/src/profile/licence.',
      'rules/src/cashbox/methods.',
      'ui/src/action/segmented.',
      // Of the lobby and of lists, which would take the lobby's file for it.
      'ui/src/game/plain-tile.',
      'ui/src/identity/coin.',
      'ui/src/identity/flag.',
      'ui/src/identity/logo.',
      'ui/src/identity/payment-mark.',
      'ui/src/identity/visually-hidden.',
      'ui/src/surface/panel.',
      'ui/src/surface/well.',
    ],
  ],
  // What a deposit brings: of the cashbox, and of the lobby's card of the first deposit.
  [
    'offer',
    [
      'app/bonuses/choice/terms.',
      'app/bonuses/deposit/terms.',
      'app/bonuses/deposit/use-deposit-bonus.',
      'rules/src/bonuses/stages.',
    ],
  ],
  // What hydrates on every page when the browser is idle.
  [
    'late',
    [
      'app/shell/components/language-links.',
      'app/shell/components/local-time.',
      'app/shell/components/sidebar.',
      'app/shell/footer/',
      'app/shell/header/language-menu.',
      'app/shell/header/promo-banner.',
      'app/shell/header/session-place.',
    ],
  ],
  // What every page of a player has: the wallet in the header, what follows the money, what it tells.
  [
    'player',
    [
      'app/cashbox/follow-payments.',
      'app/cashbox/payment/canceled.',
      'app/cashbox/payment/notices.',
      'app/cashbox/payment/screen.',
      'app/cashbox/payment/told.',
      'app/gifts/live.',
      'app/gifts/notices.',
      'app/gifts/untold.',
      'app/jackpots/awards.',
      'app/jackpots/follow-awards.',
      'app/jackpots/components/award-notices.',
      'app/platform/toasts/notices-of.',
      'app/platform/session/signed-out.',
      'app/shell/components/new-terms.',
      'app/shell/header/hidden-amount.',
      'app/shell/header/profile-link.',
      'app/shell/header/wallet-menu.',
      'app/shell/live-data.',
      'app/cashbox/live.',
      'app/generated/live.',
      'app/identity/live.',
      'app/jackpots/live.',
      'app/limits/live.',
      'app/money/live.',
      'app/profile/live.',
      'app/shell/notices/player-notices.',
      'app/tournaments/live.',
      'app/tournaments/notices.',
      'app/tournaments/notifications.',
      'rules/src/profile/display-name.',
      'rules/src/money/wallet.',
      'rules/src/cashbox/payment-state.',
      'rules/src/limits/register.',
      'ui/src/money/balance-well.',
    ],
  ],
  // What hydrates in the lobby when the browser is idle.
  [
    'lobby',
    [
      'app/cashback/card.',
      'app/lobby/components/banners.',
      'app/lobby/components/first-deposit.',
      'app/lobby/components/jackpot-card.',
      'app/lobby/components/place-carousel.',
      'app/lobby/components/studios.',
      'app/lobby/components/wins.',
      'app/platform/scenes.',
    ],
  ],
  // What fields are made of, and dialogs, where most of them stand: lists have some too. The history goes along, which
  // games read as well: both have fields.
  [
    'forms',
    [
      'ui/src/overlay/dialog.',
      'ui/src/surface/notice.',
      'app/platform/overlays/direct.',
      'app/platform/overlays/enter-dialog.',
      'app/identity/enter/enter-links.',
      'app/bonuses/choice/choice.css',
      'app/bonuses/deposit/promocode-name.',
      'app/bonuses/deposit/promocode-way.',
      'ui/src/form/',
      'app/platform/forms/keyed.',
      'forms/rules.',
      'forms/failure.',
      'forms/call-failure.',
      'forms/attempt.',
      'app/identity/enter/device.',
      'rules/src/identity/device-mark.',
      'app/play/history/read.',
    ],
  ],
  ['hashes', ['/@noble/hashes/', 'rules/src/identity/proof-of-work.', 'app/platform/forms/solve-captcha.']],
  // Small things that many pages use some of.
  [
    'common',
    [
      'app/platform/failed-page.',
      'app/platform/i18n/lazy-texts.',
      'app/profile/fields/popups.',
      'app/identity/enter/lost-popup.',
      'app/bonuses/queries.',
      'app/games/favorites.',
      'app/limits/queries.',
      'app/money/select-account.',
      'app/cashbox/method-name.',
      'app/cashbox/queries.',
      'app/cashbox/wallet-gate.',
      'rules/src/limits/types.',
      'ui/src/money/gauge.',
      'ui/src/surface/steps.',
    ],
  ],
  // Currencies, rates and methods: of the cashbox, limits and registration; and what points are worth.
  [
    'money',
    [
      'rules/src/money/',
      'rules/src/cashbox/',
      'app/money/amount.',
      'app/cashbox/amount.',
      'app/levels/queries.',
      'rules/src/levels/levels.',
    ],
  ],
  // The part of a deposit about bonuses, with the code that an address may bring.
  [
    'deposit-bonus',
    ['app/bonuses/deposit/', 'app/bonuses/parts/failure-text.', 'app/bonuses/parts/term.', 'rules/src/bonuses/'],
  ],
  // What is sent and may be refused.
  [
    'sending',
    [
      'app/platform/forms/form',
      'rules/src/field-error.',
      'rules/src/contact/email.',
      'rules/src/identity/password.',
      'rules/src/identity/two-factor.',
      'rules/src/profile/text-rules.',
      'app/identity/passkeys/authenticator.',
      'app/identity/enter/password-',
      'app/identity/enter/new-password-input.',
      'app/platform/forms/answer.',
      'app/platform/forms/captcha.',
      'app/platform/forms/post-form.',
      'app/platform/forms/failure-notice.',
      'app/platform/forms/typed-email.',
    ],
  ],
  // Which fields there are, and the age: the profile's frame counts what is missing, the cashbox asks how old somebody is.
  ['fields', ['rules/src/profile/profile-fields.', 'rules/src/profile/birth-date.']],
  // Fields of the profile: its own pages, the popup that asks for some, and registration where a host asks for more.
  [
    'person',
    [
      'app/identity/enter/asked-part.',
      'app/profile/parts/profile-input.',
      'app/profile/parts/sections.',
      'rules/src/profile/profile-check.',
    ],
  ],
  // Sign-in and registration lead to each other.
  ['enter', ['app/identity/enter/', 'app/bonuses/choice/registration-choice.']],
  ['lists', ['app/games/list/']],
  // Of the tournaments' pages, and of their card in the lobby.
  ['tournament-time', ['app/platform/counted-time.', 'app/tournaments/use-tournaments.']],
  // What a player's bookmarks ask of other systems, whose own pages have it too.
  [
    'bookmark-facts',
    ['app/quests/queries.', 'rules/src/adventure/groups.', 'rules/src/profile/membership.', 'rules/src/wheel/wheel.'],
  ],
  // Guests have bookmarks, too: in a file of its own, so that they do not load what only players need.
  ['bookmark-list', ['app/shell/components/bookmark-list.']],
  // What only a player has at the edges of public pages: bookmarks of their own, and the introduction to a game.
  [
    'player-edges',
    [
      'app/games/introduction/introduction-place.',
      'app/shell/components/player-bookmarks.',
      'rules/src/games/introductions.',
    ],
  ],
  ['socket', ['/socket.io-', '/engine.io-', '/@socket.io/']],
  // What the lobby alone has beside its rows, and for a player among them.
  [
    'lobby-side',
    [
      'app/lobby/components/continue-row.',
      'app/lobby/components/side-cards.',
      'app/lobby/components/tournament-card.',
      'ui/src/game/continue-card.',
    ],
  ],
];

/** Names of the files that pages share. */
export const sharedFiles: readonly string[] = ['base', ...shared.map(([name]) => name)];

/**
 * Finds what every page and the lobby load first, by following static imports from the entry, the root and the lobby, and
 * makes it one file: fewer requests, and it compresses better together. What is not shared is split by the bundler.
 */
export function firstLoad(): { plugin: Plugin; groups: Group[] } {
  const first = new Set<string>();
  const plugin: Plugin = {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      const all = [...this.getModuleIds()];
      const gone = shared.flatMap(([, modules]) => modules).filter((part) => !all.some((id) => id.includes(part)));
      // A name that stands for nothing would leave what it stood for as requests of their own, and nobody would see it.
      if (!error && gone.length > 0) this.error(`first-load.ts names modules that are not there: ${gone.join(', ')}`);
      const open = all.filter((id) => entries.test(id) || light.test(id));
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
