import { currencies } from '@cosmodrome/rules/money/currencies';
import { VIP_STATUSES, type VipStatus } from '@cosmodrome/rules/vip/tiers';
import { z } from 'zod';
import { money } from './prizes.ts';

const currencyCodes = currencies.map(({ code }) => code) as [string, ...string[]];
const cents = z.int().positive().max(1e16);

const tierSchema = z.strictObject({
  /** What one calendar quarter has to bring, both of it, by currency; null: by invitation only, or from the first day. */
  thresholds: z
    .array(z.strictObject({ currency: z.enum(currencyCodes), deposit_cents: cents, bet_cents: cents }))
    .length(currencyCodes.length)
    .refine((rows) => new Set(rows.map(({ currency }) => currency)).size === rows.length, 'each currency once')
    .nullable(),
  /** Hundredths of a per cent of a week's net loss in live games that come back. */
  cashback_bp: z.int().min(0).max(10_000),
  /** Withdrawals of a day that are paid without a person looking, in euro cents over all currencies. */
  automatic_payout_eur_cents: z.int().min(0).max(1e8),
  /** Real money on the player's birthday, with nothing to wager; null: none. */
  birthday: money.nullable(),
});

/** What a manager is known by, and which groups of players have this one; the first entry that fits is theirs. */
const managerSchema = z.strictObject({
  group_ids: z.array(z.string().min(1).max(32)).min(1),
  name: z.string().min(2).max(40),
  email: z.email(),
  phone: z.string().min(5).max(24).nullable(),
  telegram: z.url({ protocol: /^https$/ }).nullable(),
  whatsapp: z.url({ protocol: /^https$/ }).nullable(),
  /** Hours of the day in which the manager answers, and in which languages. */
  hours: z.strictObject({ from: z.iso.time({ precision: -1 }), to: z.iso.time({ precision: -1 }), zone: z.string() }),
  languages: z.array(z.string().length(2)).min(1),
});

/** The tiers of the VIP club and who looks after their players. */
export const vipSchema = z
  .strictObject({
    tiers: z.strictObject(
      Object.fromEntries(VIP_STATUSES.map((status) => [status, tierSchema])) as Record<VipStatus, typeof tierSchema>,
    ),
    managers: z.array(managerSchema),
  })
  .refine(({ tiers }) => tiers.REGULAR.thresholds === null, {
    message: 'the first tier is everybody’s from the first day: it has no thresholds',
    path: ['tiers', 'REGULAR'],
  })
  .refine(
    ({ tiers }) => {
      const counted = VIP_STATUSES.flatMap((status) => {
        const { thresholds } = tiers[status];
        return thresholds ? [new Map(thresholds.map((row) => [row.currency, row]))] : [];
      });
      return counted.every((high, at) =>
        [...(counted[at - 1]?.values() ?? [])].every(({ currency, deposit_cents, bet_cents }) => {
          const above = high.get(currency);
          return above && above.deposit_cents > deposit_cents && above.bet_cents > bet_cents;
        }),
      );
    },
    { message: 'each tier asks for more than the one below, in every currency', path: ['tiers'] },
  );
export type VipFile = z.infer<typeof vipSchema>;
