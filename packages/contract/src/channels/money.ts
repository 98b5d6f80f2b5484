import { channel } from '../channel.ts';
import { Account } from '../http/money.ts';

export const moneyChannels = {
  balance: channel({
    system: 'money',
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
} as const;
