/**
 * The closed list of systems. A system has one name in every place: its folder in apps/web/app and apps/origin/src, its
 * file in packages/contract and its folder in packages/rules. `uses` are the only other systems its origin side may
 * import, and only through their index.ts; the reason stands beside it. The import rules are made from this list.
 */
export interface System {
  owns: string;
  uses: Readonly<Record<string, string>>;
}

export const systems: Readonly<Record<string, System>> = {
  ledger: { owns: 'every movement of money, wallets, open rounds, reconciliation', uses: {} },
  account: {
    owns: 'players, sessions, groups, profile data',
    uses: { ledger: 'a new player gets a wallet' },
  },
  cashbox: {
    owns: 'payments, payment methods, currencies and rates',
    uses: { ledger: 'deposits and withdrawals are postings', account: "a payment asks for the player's country" },
  },
  games: {
    owns: 'the catalogue, categories, favourites, played games',
    uses: { ledger: 'unfinished rounds mark a game' },
  },
  play: {
    owns: 'launching, game sessions, the wallet protocol, rounds and their proof',
    uses: {
      ledger: 'a bet is a posting',
      games: 'a launch names a game of the catalogue',
      account: "a launch asks for the player's state",
    },
  },
  limits: {
    owns: 'what players allow themselves: limits of money and time, breaks, exclusion',
    uses: {
      ledger: 'use is counted in the books, and bets are held to it there',
      account: 'a session limit ends sessions, a confirmation goes to the address',
      cashbox: 'deposits under way count',
    },
  },
  jackpots: {
    owns: 'the progressive jackpots: their pools, draws, winners',
    uses: {
      ledger: 'a jackpot is funded, begun and paid by postings',
      games: 'games feed a jackpot and show what can be won',
      account: 'a winner shows a cut nickname',
    },
  },
  cashback: {
    owns: 'what comes back of a week of losses in live games: its counting and its payment',
    uses: {
      ledger: 'losses are those of settled rounds, and what comes back is a posting',
      games: 'only games of the live category count',
      account: "the account's licence says whether there is any, and a closed account gets none",
    },
  },
  bonuses: {
    owns: 'bonuses of money: their codes, grants, wagering',
    uses: {
      ledger: 'a grant and what becomes of it are postings, and bets are held to the highest stake there',
      games: 'what a stake counts follows the categories of its game',
      account: 'who may get one, and what was chosen at registration',
      cashbox: 'what a deposit brings follows its amount, its currency and how many came before',
    },
  },
  levels: {
    owns: 'levels of players and the comp points that lift them',
    uses: {
      ledger: 'points come from the real stakes of settled rounds',
      account: "a level stands on its player, and the account's licence says whether points are collected",
      bonuses: 'who reaches a level is offered its gift',
    },
  },
  lobby: {
    owns: 'winners',
    uses: {
      games: 'a win shows its game',
      account: 'a win shows a cut nickname',
      ledger: 'wins come from settled rounds',
    },
  },
  content: { owns: 'pages, banners, menus, hosts, countries, messages', uses: {} },
};
