import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { licences } from '@cosmodrome/rules/profile/licence';
import { z } from 'zod';
import { inEachLanguage } from './languages.ts';
import { isWholePool, NO_WHOLE_POOL, pool } from './place-prizes.ts';
import { currency, money } from './prizes.ts';
import { scheduleSchema } from './schedule.ts';
import { slug, titleAndText } from './values.ts';

const inDefault = money.refine((amounts) => amounts[DEFAULT_CURRENCY] !== undefined, `it needs ${DEFAULT_CURRENCY}`);

/** A lottery, or a series of them. What is changed holds from its next one on. */
const lotterySchema = z
  .strictObject({
    /** Its page is `/lottery/{identifier}`; one of a series has the date on which it begins behind it. */
    identifier: slug,
    words: inEachLanguage(titleAndText),
    /** A scene of the brand. */
    art: slug,
    schedule: scheduleSchema,
    /** The currency of the pool. */
    currency,
    groups: z.array(z.string().min(1).max(32)).min(1).nullable(),
    licences: z.array(z.enum(licences)).min(1).nullable(),
    /**
     * Deposits of at least `from` bring a ticket for each `price`; a higher `from` comes with a better price. Minor units;
     * currencies without an amount take that of the default currency at its rate.
     */
    deposits: z.array(z.strictObject({ from: inDefault, price: inDefault })).max(5),
    most_tickets: z.int().min(1).max(2_000_000),
    most_tickets_each: z.int().min(1).max(10_000).nullable(),
    ...pool,
  })
  .refine(isWholePool, NO_WHOLE_POOL)
  .refine(({ prizes }) => prizes.every(({ to }) => to <= 500), 'at most 500 places');
export type LotteryFile = z.infer<typeof lotterySchema>;

/** The lotteries, and whether there are any: switched off, they are listed nowhere and issue no tickets. */
export const lotteriesSchema = z
  .strictObject({ enabled: z.boolean(), lotteries: z.array(lotterySchema) })
  .refine(
    ({ lotteries }) => new Set(lotteries.map(({ identifier }) => identifier)).size === lotteries.length,
    'two lotteries have one identifier',
  );
export type LotteriesFile = z.infer<typeof lotteriesSchema>;
