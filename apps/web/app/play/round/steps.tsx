import type { BlackjackEvent } from '@cosmodrome/maths/blackjack/types';
import type { CrashEvent } from '@cosmodrome/maths/crash/types';
import type { RouletteEvent } from '@cosmodrome/maths/roulette/types';
import type { SlotEvent } from '@cosmodrome/maths/slots/types';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { useMultiplier } from './drawing.tsx';
import { eventsOf, type RoundEvent } from './family.ts';
import { roleOf } from './symbols.ts';

/** Every step of a round in words, in order: what was drawn, what the player chose, what it paid. */
export function Steps({ events, currency }: { events: readonly unknown[]; currency: string }) {
  const describe = useDescribe(currency);
  return (
    <ol className="round-steps text-body text-mid">
      {eventsOf(events).map((event, at) => (
        <li key={at}>{describe(event)}</li>
      ))}
    </ol>
  );
}

function useDescribe(currency: string): (event: RoundEvent) => string {
  const slot = useSlotWords(currency);
  const table = useTableWords(currency);
  const cards = useCardWords(currency);
  return (event) =>
    slot(event as SlotEvent) ?? table(event as RouletteEvent) ?? cards(event as BlackjackEvent) ?? event.kind;
}

function useSlotWords(currency: string): (event: SlotEvent) => string | undefined {
  const t = useTranslations('play.steps');
  const names = useTranslations('play.round.symbols');
  const money = useMoneyText();
  return (event) => {
    switch (event.kind) {
      case 'spin':
        return t('spin', { stake: money(event.stake, currency), pay: money(event.pay, currency) });
      case 'feature-start':
        return event.expandingSymbol === null
          ? t('feature', { spins: event.spins })
          : t('bookFeature', { spins: event.spins, symbol: names(roleOf(event.expandingSymbol)) });
      case 'free-spin':
        return t('freeSpin', { number: event.number, multiplier: event.multiplier, pay: money(event.pay, currency) });
      case 'retrigger':
        return t('retrigger', { spins: event.spins });
      case 'win-cap':
        return t('winCap', { win: money(event.win, currency) });
      case 'feature-end':
        return t('featureEnd', { spins: event.spins, total: money(event.total, currency) });
      default:
        return undefined;
    }
  };
}

function useTableWords(currency: string): (event: RouletteEvent | CrashEvent) => string | undefined {
  const t = useTranslations('play.steps');
  const colours = useTranslations('play.round.colours');
  const money = useMoneyText();
  const multiplier = useMultiplier();
  return (event) => {
    switch (event.kind) {
      case 'bets':
        return t('bets', { count: event.bets.length, stake: money(event.stake, currency) });
      case 'ball':
        return t('ball', { pocket: event.pocket, colour: colours(event.colour) });
      case 'bet-won':
        return t('betWon', { bet: event.bet + 1, pay: money(event.pay, currency) });
      case 'bet':
        return event.autoCashOut === null
          ? t('crashBet', { stake: money(event.stake, currency) })
          : t('crashAuto', { stake: money(event.stake, currency), at: multiplier(event.autoCashOut) });
      case 'cash-out':
        return t('cashOut', { at: multiplier(event.multiplier), win: money(event.win, currency) });
      case 'crash':
        return t('crash', { point: multiplier(event.point) });
      default:
        return undefined;
    }
  };
}

function useCardWords(currency: string): (event: BlackjackEvent) => string | undefined {
  const t = useTranslations('play.steps');
  const results = useTranslations('play.round.results');
  const money = useMoneyText();
  return (event) => {
    switch (event.kind) {
      case 'deal':
        return t('deal', { stake: money(event.stake, currency), value: event.value });
      case 'insurance-offered':
        return t('insuranceOffered', { cost: money(event.cost, currency) });
      case 'insurance':
        return event.taken ? t('insuranceTaken', { stake: money(event.stake, currency) }) : t('insuranceRefused');
      case 'peek':
        return event.blackjack ? t('peekBlackjack') : t('peek');
      case 'card':
        return t('drawn', { hand: event.hand + 1, value: event.value });
      case 'double':
        return t('double', { hand: event.hand + 1, stake: money(event.stake, currency) });
      case 'split':
        return t('split', { hand: event.hand + 1, stake: money(event.stake, currency) });
      case 'stand':
        return t('stand', { hand: event.hand + 1 });
      case 'active':
        return t('active', { hand: event.hand + 1 });
      case 'hole':
      case 'dealer-card':
        return t('dealer', { value: event.value });
      case 'insurance-result':
        return event.won ? t('insuranceWon', { pay: money(event.pay, currency) }) : t('insuranceLost');
      case 'result':
        return t('result', { hand: event.hand + 1, result: results(event.result), pay: money(event.pay, currency) });
      default:
        return undefined;
    }
  };
}
