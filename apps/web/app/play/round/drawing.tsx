import type { BlackjackEvent, Card } from '@cosmodrome/maths/blackjack/types';
import type { CrashEvent } from '@cosmodrome/maths/crash/types';
import type { RouletteEvent } from '@cosmodrome/maths/roulette/types';
import type { SlotEvent } from '@cosmodrome/maths/slots/types';
import { Badge } from '@cosmodrome/ui/badge';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { type RoundEvent, familyOf } from './family.ts';
import { finalHands } from './hands.ts';
import { SlotWindow } from './slot-window.tsx';

/** How a round came out, drawn again from its event book and marked as a replay. */
export function Drawing({ events, symbols }: { events: readonly RoundEvent[]; symbols: string | null }) {
  const t = useTranslations('play.round');
  const family = familyOf(events);
  if (family === 'other') return null;
  return (
    <figure className="replay">
      <figcaption className="replay-mark">
        <Badge look="glass">{t('replay')}</Badge>
      </figcaption>
      {family === 'slot' && <Slot events={events as SlotEvent[]} symbols={symbols} />}
      {family === 'roulette' && <Roulette events={events as RouletteEvent[]} />}
      {family === 'blackjack' && <Blackjack events={events as BlackjackEvent[]} />}
      {family === 'crash' && <Crash events={events as CrashEvent[]} />}
    </figure>
  );
}

function Slot({ events, symbols }: { events: readonly SlotEvent[]; symbols: string | null }) {
  const t = useTranslations('play.round');
  const spins = events.filter((event) => event.kind === 'spin' || event.kind === 'free-spin');
  const last = spins.at(-1);
  if (!last) return null;
  const expansion = last.kind === 'free-spin' ? last.expansion : null;
  const wins = expansion && expansion.wins.length > 0 ? expansion.wins : last.wins;
  return (
    <>
      <SlotWindow
        window={expansion?.window ?? last.window}
        lit={wins.flatMap(({ positions }) => positions)}
        symbols={symbols}
      />
      <p className="text-body text-mid">
        {last.kind === 'free-spin' ? t('lastFree', { number: last.number }) : t('lastSpin')}
      </p>
    </>
  );
}

function Roulette({ events }: { events: readonly RouletteEvent[] }) {
  const t = useTranslations('play.round');
  const ball = events.find((event) => event.kind === 'ball');
  if (!ball) return null;
  return (
    <div className="replay-centre">
      <span className={`replay-pocket is-${ball.colour}`} aria-hidden>
        {ball.pocket}
      </span>
      <p className="text-lead text-high">{t('pocket', { pocket: ball.pocket, colour: t(`colours.${ball.colour}`) })}</p>
    </div>
  );
}

function Blackjack({ events }: { events: readonly BlackjackEvent[] }) {
  const t = useTranslations('play.round');
  const { dealer, hands } = finalHands(events);
  return (
    <div className="replay-hands">
      <Hand title={t('dealer')} cards={dealer} />
      {hands.map((hand, at) => (
        <Hand
          key={at}
          title={hands.length > 1 ? t('handOf', { at: at + 1 }) : t('hand')}
          cards={hand.cards}
          result={hand.result && t(`results.${hand.result}`)}
        />
      ))}
    </div>
  );
}

const suits = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

function Hand({ title, cards, result }: { title: string; cards: readonly Card[]; result?: string | null }) {
  const t = useTranslations('play.round');
  const face = (card: Card): string => (card.startsWith('T') ? '10' : card.slice(0, 1));
  const suit = (card: Card): keyof typeof suits => card.slice(1) as keyof typeof suits;
  const words = cards.map((card) => t('card', { face: face(card), suit: t(`suits.${suit(card)}`) })).join(', ');
  return (
    <div className="grid gap-2">
      <p className="text-body text-low">
        {title} {result && <span className="font-strong text-high">{result}</span>}
      </p>
      <div className="replay-cards" role="img" aria-label={words}>
        {cards.map((card, at) => (
          <span key={at} className={`replay-card is-${suit(card)}`}>
            <b>{face(card)}</b>
            {suits[suit(card)]}
          </span>
        ))}
      </div>
    </div>
  );
}

function Crash({ events }: { events: readonly CrashEvent[] }) {
  const t = useTranslations('play.round');
  const multiplier = useMultiplier();
  const crash = events.find((event) => event.kind === 'crash');
  const out = events.find((event) => event.kind === 'cash-out');
  if (!crash) return null;
  return (
    <div className="replay-centre">
      <p className="text-amount text-high">{multiplier(crash.point)}</p>
      <p className="text-lead text-mid">{out ? t('crashOut', { at: multiplier(out.multiplier) }) : t('crashLost')}</p>
    </div>
  );
}

/** Hundredths as the curve shows them: 1.37x in the reader's way of writing numbers. */
export function useMultiplier(): (hundredths: number) => string {
  const format = useFormat();
  return (hundredths) => `${format.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
}
