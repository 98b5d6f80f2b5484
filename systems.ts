/**
 * The closed list of systems. A system has one name in every place: its folder in apps/web/app and apps/origin/src, its
 * file in packages/contract and its folder in packages/rules. `uses` are the only other systems its origin side may
 * import and `web` those of its web side, only through their index.ts; the reason stands beside each. The import rules
 * are made from this list, and `scripts/systems.test.ts` finds edges that nothing needs. No two systems import each
 * other: in the web app they meet in the shell and its routes. `reads` are the tables and SQL functions of other systems
 * that its queries name; nobody changes a table of another, and `scripts/tables.test.ts` finds both.
 */
export interface System {
  owns: string;
  uses: Readonly<Record<string, string>>;
  web?: Readonly<Record<string, string>>;
  reads?: Readonly<Record<string, string>>;
}

export const systems: Readonly<Record<string, System>> = {
  ledger: {
    owns: 'every movement of money, wallets, open rounds, reconciliation',
    uses: {},
    reads: {
      play_permits: 'a stake is held to what the game session that it names allows',
    },
  },
  profile: {
    owns: 'players: their fields, groups, preferences, and what they may take away of it',
    uses: { ledger: 'a player has the currency of the wallet in use, and takes the statement along' },
  },
  contact: {
    owns: 'letters and their links, confirmed addresses, what is sent to whom, the conversations of a chat',
    uses: { profile: 'letters go to the address of a player, and what is wanted stands in the profile' },
    web: { profile: 'the address and the offers are parts of its pages' },
  },
  documents: {
    owns: 'papers that verify a player',
    uses: { profile: 'approved papers make a player verified' },
    web: { profile: 'the papers are a page of the profile' },
  },
  identity: {
    owns: 'opening and closing an account, signing in, sessions, passwords, passkeys, the second factor',
    uses: {
      ledger: 'a new player gets a wallet, and one with money keeps the account',
      profile: 'an account is opened with a profile, and sign-in answers the player',
      contact: 'a letter opens what is locked, and tells of changes',
    },
    web: {
      bonuses: 'the registration offers a bonus and a code, and a code waits for whoever signs in',
      contact: 'letters are asked for, and the welcome sends one again',
      content: 'the registration begins with the country of the visitor',
      profile: 'the registration asks for fields of it, and what guards the account is a page of it',
    },
    reads: {
      players: "a session is as long as its player's limit and licence let it be",
    },
  },
  money: {
    owns: 'currencies, rates between them, how amounts are written, the wallets as their player sees and chooses them',
    uses: {
      ledger: 'wallets are those of the books',
      profile: 'which currencies a player may open follows the licence and the country of the account',
    },
  },
  cashbox: {
    owns: 'payments and ways to pay',
    uses: { ledger: 'deposits and withdrawals are postings', profile: "a payment asks for the player's country" },
    web: {
      profile: 'details that are missing come before a payment, and the wallets are a page of it',
      identity: 'a payment is sent with the mark of the device',
      bonuses: 'a deposit brings a bonus, a withdrawal ends one',
      games: 'after a payment the way leads back to the game',
      limits: 'limits come before a deposit',
      money: 'payments go into and out of wallets',
    },
  },
  games: {
    owns: 'the catalogue, categories, favourites, played games',
    uses: { ledger: 'unfinished rounds mark a game' },
    web: {
      cashback: 'the live games begin with its card',
      content: 'lists are named by the menus',
      jackpots: 'a tile says what its jackpot pays',
      limits: 'a self-excluded player is shown no introduction',
      money: 'a tile follows the wallet in use',
    },
  },
  play: {
    owns: 'launching, game sessions, the wallet protocol, rounds and their proof',
    uses: {
      ledger: 'a bet is a posting',
      games: 'a launch names a game of the catalogue',
      profile: "a launch asks for the player's state",
      identity: 'games end with the sign-in they were opened from',
    },
    web: {
      profile: 'details that are missing come before a game, and the rounds are a page of it',
      identity: 'a game says why the session is over',
      bonuses: 'the wagering is shown beside a game',
      freespins: 'free spins of a game are shown and begun beside it',
      draws: 'the page of fairness says how boxes and wheels are drawn, and checks a draw',
      games: 'a page of a game shows its card and its row',
      jackpots: "the game's jackpot is shown beside it",
      limits: 'reality checks and the time that is left',
      money: 'a game is played in the wallet in use',
    },
    reads: {
      ledger_rounds: 'the history of rounds, and how long somebody has played',
      user_limits: "the player's own wish of how often to be asked to look up",
      sessions: 'a game session ends with the sign-in it was launched from',
    },
  },
  limits: {
    owns: 'what players allow themselves: limits of money and time, breaks, exclusion',
    uses: {
      ledger: 'use is counted in the books, and bets are held to it there',
      profile: 'what holds follows the licence, the country and the age of the account',
      identity: 'a session limit ends sessions',
      contact: 'a confirmation goes to the address',
      cashbox: 'deposits under way count',
    },
    reads: {
      player_groups: 'signs of harm list people, and not simulated players',
    },
    web: {
      profile: 'the limits are a page of it',
      money: 'limits are amounts of wallets',
    },
  },
  jackpots: {
    owns: 'the progressive jackpots: their pools, draws, winners',
    uses: {
      ledger: 'a jackpot is funded and begun by postings',
      prizes: 'a win is granted',
      games: 'games feed a jackpot and show what can be won',
      profile: 'a winner shows a cut nickname',
    },
  },
  cashback: {
    owns: 'what comes back of a week of losses in live games: its counting and its payment',
    uses: {
      ledger: 'losses are those of settled rounds',
      prizes: 'what comes back is granted',
      games: 'only games of the live category count',
      profile: "the account's licence says whether there is any, and a closed account gets none",
    },
    web: {
      limits: 'an excluded player is shown no offers',
      money: 'amounts are those of the wallet in use',
    },
  },
  prizes: {
    owns: 'what is granted to players, whoever gives it: each grant once, and what becomes of an offer',
    uses: {
      ledger: 'money that is granted is a posting',
      profile: 'a closed account is granted nothing, and a group may be a prize',
    },
  },
  draws: {
    owns: 'weighted draws for one player that the player can recompute: seeds, and what was drawn with them',
    uses: {
      ledger: 'what is drawn for has a key as postings have',
    },
  },
  bonuses: {
    owns: 'bonuses of money: their codes, wagering and what becomes of them',
    uses: {
      content: 'a policy may bound how often a bonus has to be staked',
      prizes: 'a bonus is one kind of what is granted',
      ledger: 'a grant and what becomes of it are postings, and bets are held to the highest stake there',
      games: 'what a stake counts follows the categories of its game',
      profile: 'who may get one follows the player, and the code for the next deposit is kept there',
      identity: 'what was chosen at registration',
      contact: 'none begins before the address is confirmed',
      cashbox: 'what a deposit brings follows its amount, its currency and how many came before',
    },
    web: {
      levels: 'points that come beside a bonus are told with what they are worth',
      limits: 'an excluded player is shown no offers',
    },
    reads: {
      ledger_transactions: 'reconciliation compares bonuses with their postings',
      ledger_entries: 'reconciliation compares bonuses with their postings',
      ledger_wallets: 'reconciliation looks for bonus money without a bonus',
      ledger_round_caps: 'reconciliation compares the highest stake with that of the bonus',
    },
  },
  freespins: {
    owns: 'rounds that the house stakes for a player: their grants, their course at the studios, what is won with them',
    uses: {
      ledger: 'free rounds are booked, and what they win is held there until it is given',
      prizes: 'free spins are one kind of what is granted, and their winnings are granted',
      games: 'free spins name games of the shelf',
      profile: 'who wants no bonuses gets none, and a studio may ask for fields',
      play: 'a round is played in a game session, by a studio that is told of it',
    },
    web: {
      profile: 'fields that a studio asks for come before the first round',
      bonuses: 'what was won with them may have become a bonus, which can be given up',
    },
    reads: {
      ledger_rounds: 'reconciliation compares free rounds with those of the books',
      prizes_grants: 'reconciliation compares winnings with what was granted',
    },
  },
  lootboxes: {
    owns: 'loot boxes of players: what can come out of them, their opening',
    uses: {
      content: 'what is wagered too often stops the start',
      draws: 'what comes out is drawn',
      prizes: 'a box is one kind of what is granted, and what comes out of it is granted',
      games: 'free spins in a box name their games',
      profile: 'who wants no bonuses opens no box that holds some',
    },
    web: {
      games: 'what came out of a box may be of a game, which is shown and opened',
      limits: 'an excluded player is shown no offers',
    },
    reads: {
      prizes_grants: 'reconciliation compares boxes with what was granted',
      draws_made: 'reconciliation compares boxes with what was drawn',
    },
  },
  wheel: {
    owns: 'spins of the prize wheel: what is on it, and what each spin draws',
    uses: {
      content: 'what is wagered too often stops the start',
      draws: 'what a spin gives is drawn',
      prizes: 'spins are one kind of what is granted, and what comes out is granted',
      games: 'free spins on a wheel name their games',
      profile: 'which wheel it is follows the groups, and who wants no bonuses turns none that holds some',
    },
    web: {
      limits: 'an excluded player is shown no offers',
    },
    reads: {
      prizes_grants: 'reconciliation compares spins with what was granted',
      draws_made: 'reconciliation compares spins with what was drawn',
    },
  },
  chance: {
    owns: 'rocket chance: the daily launch, its odds and its draw',
    uses: {
      draws: 'what a launch gives is drawn',
      prizes: 'what comes out is granted',
      profile: 'only who has confirmed the address launches',
    },
    reads: {
      prizes_grants: 'reconciliation compares launches with what was granted',
      draws_made: 'reconciliation compares launches with what was drawn',
    },
    web: {
      limits: 'an excluded player is shown no offers',
    },
  },
  levels: {
    owns: 'levels of players and the comp points that lift them',
    uses: {
      content: 'a policy may bound how often a gift has to be staked',
      ledger: 'points come from the real stakes of settled rounds',
      profile: "a level stands on its player, and the account's licence says whether points are collected",
      prizes: 'points are one kind of what is granted, and who reaches a level is offered its gift',
    },
    web: {
      profile: 'the level is a page of it',
    },
    reads: {
      player_groups: 'reconciliation compares the level with the group',
    },
  },
  vip: {
    owns: 'the VIP club: tiers by the deposits and stakes of a quarter, their benefits, managers',
    uses: {
      ledger: 'stakes are those of settled rounds',
      profile: 'a tier is a group of its player',
      cashbox: 'deposits of the quarter',
      prizes: 'the gift of a birthday is granted',
    },
    web: {
      limits: 'an excluded player is shown no offers',
    },
    reads: {
      players: 'whose birthday it is',
      player_groups: 'who of them is in the club',
    },
  },
  shop: {
    owns: 'what points are exchanged for, and the things that are sent to players',
    uses: {
      content: 'what is wagered too often stops the start',
      levels: 'points are charged and given back',
      prizes: 'what is exchanged for them is granted',
      ledger: 'an amount goes into a wallet of the player',
      games: 'free spins are sold while one of their games is on the shelf',
      lootboxes: 'a box is sold with the chance of everything in it',
      profile: 'a thing goes to the address of the player, and some rewards are for groups',
    },
    web: {
      games: 'free spins are shown by the picture of their game',
      levels: 'the points of the player and what they are worth',
      limits: 'an excluded player is shown no offers',
    },
    reads: {
      levels_entries: 'reconciliation compares exchanges with what was charged',
      prizes_grants: 'reconciliation compares exchanges with what was granted',
    },
  },
  gifts: {
    owns: 'the list of everything that waits for a player, runs or is over, whichever system it is of',
    uses: {},
    web: {
      bonuses: 'a bonus is given up in its dialog',
      games: 'games that a bonus is wagered in are shown beside it',
      levels: 'points are told with what they are worth',
      limits: 'an excluded player is shown no offers',
      money: 'what is asked and given is told in the currency of the wallet in use',
      profile: 'the gifts are a page of it',
    },
  },
  adventure: {
    owns: 'the calendar of prizes for the deposits of days: its months, days and super prize',
    uses: {
      content: 'what is wagered too often stops the start',
      prizes: 'the prize of a day is granted',
      profile: 'it is for groups of players',
      cashbox: 'a day is completed by its deposits',
      games: 'free spins name their games',
    },
    web: {
      limits: 'an excluded player is shown no offers',
      money: 'amounts are those of the wallet in use',
    },
    reads: {
      prizes_grants: 'what has become of the gift of a day, and reconciliation compares days with gifts',
      payments: 'reconciliation compares what was counted with the payments',
    },
  },
  tournaments: {
    owns: 'tournaments: their course, standings, places and prizes',
    uses: {
      content: 'what is wagered too often stops the start',
      ledger: 'scores come from settled rounds',
      games: 'only some games count',
      prizes: 'what a place gets is granted',
      profile: 'who may be in it follows the groups and the licence, and boards show cut names',
    },
    web: {
      games: 'games that count are shown and opened',
      limits: 'an excluded player is shown no offers',
      lotteries: 'lotteries are an area of theirs',
    },
    reads: {
      ledger_rounds: 'reconciliation compares what counts with the books',
      prizes_grants: 'reconciliation compares places with what was granted',
    },
  },
  lotteries: {
    owns: 'lotteries: their tickets, their lists, the draw and the prizes',
    uses: {
      cashbox: 'deposits bring tickets',
      content: 'what is wagered too often stops the start',
      games: 'a studio may pay a pool',
      lobby: 'a player who is listed nowhere is not listed by name',
      prizes: 'tickets are one kind of what is granted, and what a ticket wins is granted',
      profile: 'who may have tickets follows the groups and the licence, and lists show cut names',
    },
    reads: {
      payments: 'reconciliation compares what was counted with the payments',
      prizes_grants: 'reconciliation compares tickets and places with what was granted',
    },
    web: {
      levels: 'tickets are exchanged for points, and told with what they are worth',
      limits: 'an excluded player is shown no offers',
    },
  },
  quests: {
    owns: 'quests: their paths and tiers, the bets that open their levels, what levels pay',
    uses: {
      content: 'what is wagered too often stops the start',
      games: 'only some games count',
      ledger: 'bets are those of settled rounds',
      prizes: 'what a level pays is granted',
      profile: 'the tier follows the status, and who may start one follows the groups and the licence',
    },
    web: {
      games: 'games that count are shown and opened',
      limits: 'an excluded player is shown no offers',
      levels: 'every fifth level of a path has the picture of a level',
      tournaments: 'quests are an area of theirs, and stand in the arena beside them',
    },
    reads: {
      ledger_rounds: 'reconciliation compares what counts with the books',
      prizes_grants: 'reconciliation compares levels with what was granted',
    },
  },
  drops: {
    owns: 'prize drops: what falls among the rounds of some games, and what is left of it',
    uses: {
      games: 'only some games count',
      ledger: 'rounds that are settled are drawn for',
      prizes: 'what a round wins is granted',
      profile: 'who may win follows the groups and the licence, and wins show cut names',
    },
    web: {
      limits: 'an excluded player is shown no offers',
    },
    reads: {
      prizes_grants: 'reconciliation compares wins with what was granted',
    },
  },
  achievements: {
    owns: 'achievements: what a player has done once, and the reward for it',
    uses: {
      cashbox: 'a payment may have reached one',
      contact: 'a confirmed address may have reached one',
      levels: 'a prize in points may have come from something that reached one',
      ledger: 'a round may have reached one',
      prizes: 'a reward is granted',
      profile: 'an account that is closed reaches nothing',
    },
    web: {
      limits: 'an excluded player is shown no rewards',
    },
    reads: {
      prizes_grants: 'reconciliation compares what was collected with what was granted',
    },
  },
  crowd: {
    owns: 'the simulated players of a sandbox: that nothing is offered to them',
    uses: { profile: 'a simulated player is known by the group' },
  },
  promotions: {
    owns: 'the campaigns that run: whom they are shown to, their pages, the welcome pack',
    uses: {
      bonuses: 'the welcome pack is a chain of bonuses with deposits',
      profile: 'whom a campaign is shown to follows the groups and the tag of the player',
    },
    web: {
      bonuses: 'a deposit brings a bonus',
      content: 'some campaigns are for the country of the visitor',
      games: 'a page shows the games that it is about',
      limits: 'an excluded player is shown no offers',
      money: 'terms are told in the currency of the wallet in use',
      tournaments: 'the tournament that leads is one of them',
    },
  },
  lobby: {
    owns: 'winners',
    uses: {
      games: 'a win shows its game',
      profile: 'a win shows a cut nickname',
      ledger: 'wins come from settled rounds',
    },
    reads: {
      leaderboard_hidden: 'wins of a player who is listed nowhere are left out',
    },
    web: {
      bonuses: 'the deposit bonus of a new player',
      cashback: 'its card',
      content: 'banners',
      games: 'its rows are games',
      jackpots: 'its card and the latest wins',
      limits: 'an excluded player is shown no offers',
      money: 'banners and wins follow the wallet in use',
      tournaments: 'the standing of a player in the tournament that runs',
    },
  },
  leaderboard: {
    owns: 'the biggest wins of day, week and month, and who is listed nowhere',
    uses: {
      games: 'a win shows its game',
      lobby: 'a win is shown as among the winners of the lobby',
      profile: 'an account that is closed is not listed',
    },
    web: {
      jackpots: 'jackpots that were hit stand beside the list',
    },
    reads: {
      lobby_wins: 'the wins are those of the lobby',
    },
  },
  content: { owns: 'pages, banners, menus, hosts, countries, messages', uses: {} },
};
