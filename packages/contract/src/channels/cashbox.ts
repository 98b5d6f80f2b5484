import { channel } from '../channel.ts';
import { Account, Payment } from '../http/cashbox.ts';

export const cashboxChannels = {
  balance: channel({
    system: 'cashbox',
    summary: "Replaces these values of that currency's account",
    audience: 'private',
    data: Account.pick({
      currency: true,
      amount_cents: true,
      available_to_cashout_cents: true,
      active: true,
      hidden_at: true,
    }),
  }),
  payments_changes: channel({
    system: 'cashbox',
    summary: 'A payment was made or changed its state',
    audience: 'private',
    data: Payment,
  }),
} as const;
