import type { WheelSegment } from '@cosmodrome/content/schema/wheel.ts';
import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { inLanguage } from '@cosmodrome/rules/content/in-language';
import { wonBonusTerms } from '@cosmodrome/rules/freespins/winnings';
import { worthOfPoints } from '@cosmodrome/rules/levels/levels';
import { listedAmounts } from '@cosmodrome/rules/money/fallback';
import { currencies } from '@cosmodrome/rules/money/currencies';
import { chancesOf } from '@cosmodrome/rules/prizes/chances';
import { deliveredAs } from '@cosmodrome/rules/prizes/terms';
import type { Prize } from '@cosmodrome/rules/prizes/prize';
import { allowedPrize, type WheelName } from '@cosmodrome/rules/wheel/wheel';
import type { WheelDeps } from './deps.ts';

/** A segment as it may be given. */
type Given = Omit<WheelSegment, 'prize'> & { readonly prize: Prize };

type Presenting = Pick<WheelDeps, 'gameOf' | 'rates'>;

const NOTHING = {
  amounts: [],
  count: null,
  games: [],
  wager: null,
  max_bets: [],
  max_wins: [],
  days_to_wager: null,
  days_to_activate: null,
};

function told(
  { gameOf, rates }: Presenting,
  { prize }: Given,
): Omit<WheelItem, 'id' | 'weight' | 'chance_bp' | 'title'> {
  switch (prize.kind) {
    case 'money':
    case 'bonus': {
      const terms = deliveredAs(prize);
      const amounts = listedAmounts(prize.amounts);
      if (terms.kind !== 'bonus') return { ...NOTHING, kind: 'money', amounts, wager: 0 };
      return {
        ...NOTHING,
        kind: 'bonus',
        amounts,
        wager: terms.wager,
        max_bets: listedAmounts(terms.max_stakes),
        max_wins: terms.max_wins ? listedAmounts(terms.max_wins) : [],
        days_to_wager: terms.days_to_wager,
      };
    }
    case 'freespins': {
      const { wager, max_wins: most, count, days_to_activate: days } = prize;
      const won = currencies.flatMap(({ code: currency }) => {
        const terms = wonBonusTerms({ currency, wager, maxWin: null });
        return terms ? [{ currency, ...terms }] : [];
      });
      return {
        ...NOTHING,
        kind: 'freespins',
        count,
        games: prize.games.flatMap((identifier) => {
          const title = gameOf(identifier);
          return title === undefined ? [] : [{ identifier, title }];
        }),
        wager,
        max_bets: won.map(({ currency, maxStake }) => ({ currency, amount_cents: maxStake })),
        max_wins: most ? listedAmounts(most) : [],
        days_to_wager: won[0]?.daysToWager ?? null,
        days_to_activate: days,
      };
    }
    case 'points':
      return {
        ...NOTHING,
        kind: 'points',
        count: prize.chargeable,
        amounts: worthOfPoints(prize.chargeable, rates),
      };
    case 'group':
    case 'thing':
      return { ...NOTHING, kind: prize.kind };
    default:
      throw new Error(`a wheel holds no ${prize.kind}`);
  }
}

/** Segments as the contract has them. */
export function presentSegments(deps: Presenting, segments: readonly Given[], locale: string): WheelItem[] {
  const chances = chancesOf(segments.map(({ weight }) => weight));
  return segments.map((segment, place) => ({
    id: segment.id,
    weight: segment.weight,
    chance_bp: chances[place] ?? 0,
    title: inLanguage(segment.title, locale) ?? '',
    ...told(deps, segment),
  }));
}

/** A wheel of the content, as it is given where a policy allows so much wagering. */
export function presentWheel(
  deps: Presenting & Pick<WheelDeps, 'wheels'>,
  { wheel, mostWager, locale }: { wheel: WheelName; mostWager: number | null; locale: string },
): WheelItem[] {
  const segments = (deps.wheels.get(wheel)?.segments ?? []).map((segment) => ({
    ...segment,
    prize: allowedPrize(segment.prize, mostWager),
  }));
  return presentSegments(deps, segments, locale);
}
