import { JACKPOT_IDENTIFIERS } from '@cosmodrome/rules/jackpots/identifiers';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { LIST_SEARCH } from './games/list/search-names.ts';
import { moved, overlay, page, type PathSpec, resource } from './platform/routing/path-spec.ts';

const newPassword = () => import('./account/restore/new-password.tsx');
const confirmation = () => import('./account/restore/confirmation.tsx');
const emailVerify = () => import('./account/restore/email-verify.tsx');
const cashbox = () => import('./cashbox/cashbox.tsx');
const fastDeposit = () => import('./cashbox/fast/fast-deposit.tsx');
/** The lobby lies below an overlay's own address, so its texts come along. */
const below = ['lobby', 'games', 'cashback'] as const;
/** Whatever narrows or orders a list shapes its document. */
const listing = { search: LIST_SEARCH, messages: ['games', 'lists'] } as const;
/** The live games begin with the cashback card. */
const live = { ...listing, messages: [...listing.messages, 'cashback'] } as const;
const entering = {
  guard: 'guest',
  search: ['redirect'],
  messages: ['account', 'bonuses', 'errors', ...below],
} as const;
const enteringPage = { ...entering, cache: 'none', listed: false, messages: ['account', 'bonuses', 'errors'] } as const;
const restoring = { listed: false, messages: ['restore', 'account', 'errors', ...below] } as const;
const paying = {
  guard: 'player',
  search: ['payment', 'amountProp', 'autoApplyPromocode'],
  messages: ['cashbox', ...below],
} as const;
/** What takes or offers bets. */
const betting = { restricted: false } as const;

/** Every address of the product: its route module, who may open it, how its document may be kept, and its texts. */
export const paths: readonly PathSpec[] = [
  page('/', 'lobby/routes/lobby.tsx', { messages: below }),

  // A section's bare name leads to the list of all.
  page('/pokies/:slug?', 'games/routes/category.tsx', listing),
  page('/categories/:slug?', 'games/routes/category.tsx', listing),
  page('/games/:slug?', 'games/routes/category.tsx', listing),
  page('/live/:slug?', 'games/routes/live.tsx', live),
  // One row: from page to page of a studio the list stays where it is.
  page('/producers/:slug?/:page?', 'games/routes/producer.tsx', listing),
  page('/favorite-games', 'games/routes/favorites.tsx', { guard: 'player', messages: ['games', 'lists'] }),
  overlay('/search', 'search', 'games/routes/search.tsx', () => import('./games/search/search.tsx'), {
    search: ['q'],
    listed: false,
    messages: ['lists', ...below],
  }),
  moved('/slots/*', '/pokies/all', 301),

  overlay('/sign-in', 'sign-in', 'account/routes/sign-in.tsx', () => import('./account/enter/sign-in.tsx'), entering),
  overlay('/sign-up', 'sign-up', 'account/routes/sign-up.tsx', () => import('./account/enter/sign-up.tsx'), entering),
  overlay('/remind', 'remind', 'account/routes/remind.tsx', () => import('./account/restore/remind.tsx'), {
    ...restoring,
    guard: 'guest',
  }),
  overlay('/new-password', 'new-password', 'account/routes/new-password.tsx', newPassword, restoring),
  overlay('/confirmation', 'confirmation', 'account/routes/confirmation.tsx', confirmation, restoring),
  overlay('/email-verify', 'email-verify', 'account/routes/email-verify.tsx', emailVerify, restoring),
  overlay('/unlock', 'unlock', 'account/routes/unlock.tsx', () => import('./account/restore/unlock.tsx'), restoring),
  page('/login', 'account/routes/login.tsx', enteringPage),
  page('/registration', 'account/routes/registration.tsx', enteringPage),
  page('/profile', 'account/routes/profile.tsx', { guard: 'player', messages: ['account', 'errors'] }),
  moved('/profile/password/edit', '/new-password'),
  moved('/profile/confirmation', '/confirmation'),
  moved('/users/password/edit', '/new-password'),
  moved('/users/confirmation', '/confirmation'),
  moved('/users/*', '/profile/*'),
  moved('/accounts/history', '/'),

  overlay('/cashbox', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/deposit', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/deposit-bonus', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/accounts/:id/deposit', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/deposit-fast', 'deposit-fast', 'cashbox/routes/fast-deposit.tsx', fastDeposit, paying),
  overlay('/withdraw', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),
  overlay('/dashboard', 'cashbox', 'cashbox/routes/cashbox.tsx', cashbox, paying),

  page('/play/:producer/:name', 'play/routes/game.tsx', {
    frame: 'game',
    search: ['mode', 'demo'],
    messages: ['play', 'games', 'errors'],
  }),

  page('/profile/security', 'account/routes/security.tsx', {
    guard: 'player',
    messages: ['security', 'restore', 'account', 'errors'],
  }),
  page('/profile/verification', 'account/routes/verification.tsx', {
    guard: 'player',
    messages: ['verification', 'account', 'errors'],
  }),
  page('/profile/wallets', 'cashbox/routes/wallets.tsx', {
    guard: 'player',
    messages: ['cashbox', 'bonuses', 'account'],
  }),
  page('/profile/promocode', 'bonuses/routes/promocode.tsx', {
    guard: 'player',
    messages: ['bonuses', 'account'],
  }),
  page('/profile/level', 'levels/routes/level.tsx', { guard: 'player', messages: ['levels', 'account'] }),
  page('/profile/games-history', 'play/routes/history.tsx', { guard: 'player', messages: ['play', 'account'] }),
  page('/profile/games-history/:round', 'play/routes/round.tsx', { guard: 'player', messages: ['play', 'account'] }),
  ...JACKPOT_IDENTIFIERS.map((identifier) =>
    page(`/${identifier}`, 'jackpots/routes/jackpot.tsx', { messages: ['jackpots', 'games', 'lobby'] }),
  ),
  page('/profile/limits', 'limits/routes/limits.tsx', {
    guard: 'player',
    messages: ['limits', 'protection', 'account'],
  }),
  page('/profile/limits/confirm', 'limits/routes/confirm.tsx', { listed: false, messages: ['limits'] }),
  page('/self-assessment', 'limits/routes/self-assessment.tsx', { messages: ['protection'] }),
  page('/fairness', 'play/routes/fairness.tsx', { messages: ['play'] }),

  // Switched off or not yet there: each has its own rule of where it leads (spec 2.2).
  moved('/santa-vegas', '/promotions'),
  moved('/rocket-mart/*', '/promotions'),
  moved('/rocket-chance', '/promotions'),

  // Closed to restricted countries. What else takes money says so in its place: the cashbox, the game, registration.
  resource('/sport', 'content/routes/sport.ts', betting),
  resource('/sport/*', 'content/routes/sport.ts', betting),

  page('/oops', 'shell/routes/oops.tsx', { listed: false, search: ['sport', 'closed'], messages: ['content'] }),
  resource('/robots.txt', 'shell/routes/robots.ts'),
  resource('/sitemap.xml', 'shell/routes/sitemap.ts'),
  resource('/sitemap/:file', 'shell/routes/sitemap.ts'),
  page('/:page/:licence?', 'content/routes/page.tsx', { messages: ['content'] }),
  page('/*', 'shell/routes/not-found.tsx', { listed: false }),
];

const entry = ({ path, file }: PathSpec): RouteConfigEntry =>
  path === '/' ? { id: path, file, index: true } : { id: path, file, path: path.slice(1) };

/** What the router makes its routes of. An overlay's own address shows it over the lobby. */
function routeConfig(): RouteConfigEntry[] {
  const overlays = paths.filter(({ kind }) => kind === 'overlay');
  return [
    ...paths.filter(({ kind }) => kind !== 'overlay').map(entry),
    ...(overlays.length === 0 ? [] : [{ id: 'below', file: 'lobby/routes/below.tsx', children: overlays.map(entry) }]),
  ];
}

// Only the build asks for it: the browser's bundle has none of it.
export default /* @__PURE__ */ routeConfig() satisfies RouteConfig;
