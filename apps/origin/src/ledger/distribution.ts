import type { Distribution } from '../distribution.ts';

export const distribution = {
  ledger_wallets: 'player',
  ledger_transactions: 'player',
  ledger_rounds: 'player',
  ledger_caps: 'player',
  ledger_round_caps: 'player',
  ledger_counting_players: 'player',
} as const satisfies Readonly<Record<string, Distribution>>;
