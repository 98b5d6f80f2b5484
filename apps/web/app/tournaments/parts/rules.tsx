import type { Tournament } from '@cosmodrome/contract/http/tournaments';
import { Icon } from '@cosmodrome/ui/icon';
import { Medal } from '@cosmodrome/ui/medal';
import { Well } from '@cosmodrome/ui/well';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { usePrizeWords } from '../words.ts';
import { usePayer } from './payer.ts';

/** Everything a player has to know before joining, as pairs (player protection R24). */
export function RuleFacts({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments');
  const money = useMoneyText();
  const format = useFormat();
  const payer = usePayer();
  const { entries_count: entries, seats, currency, strategy, currencies } = tournament;
  const stake = money(tournament.least_stake_cents, currency);
  const when = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' });
  const limit = tournament.games_taken_limit;
  const facts = [
    ['entries', seats === null ? format.number(entries) : t('facts.seats', { taken: entries, seats })],
    ['fee', t('facts.none')],
    ['payer', payer(tournament)],
    ['score', t(`strategy.${strategy}`)],
    ['counts', t('facts.stake', { stake })],
    ['games', t('facts.gamesCount', { count: tournament.games.count })],
    ...(limit === null ? [] : [['limit', t('facts.firstRounds', { count: limit })] as const]),
    ...(currencies.length === 0 ? [] : [['wallets', currencies.join(', ')] as const]),
    ['starts', when(tournament.start_at)],
    ['ends', when(tournament.end_at)],
  ] as const;
  return (
    <Well className="tournament-facts">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-body text-mid">{t(`fact.${name}`)}</dt>
            <dd className="text-body" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Well>
  );
}

/** What rounds bring, where points have a table. */
export function PointsTable({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments');
  const format = useFormat();
  const { points_table: table } = tournament;
  if (table.length === 0) return null;
  return (
    <ul className="tournament-checks text-body text-mid">
      {table.map(({ from_rate: rate, points }) => (
        <li key={rate}>
          <Icon name="check" size={18} />
          {t(rate === 0 ? 'points.any' : 'points.from', {
            count: points,
            times: format.number(rate, { maximumFractionDigits: 2 }),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Ties, what is taken back, how the name is shown, what a limit does. */
export function RuleNotes({ tournament, nickname }: { tournament: Tournament; nickname: string }) {
  const t = useTranslations('tournaments.note');
  const notes = [
    t('ties'),
    t('takenBack'),
    t('real'),
    ...(tournament.group_tournament ? [t('teams')] : []),
    t('name', { nickname }),
    t('leave'),
    t('limits'),
  ];
  return (
    <ul className="tournament-checks text-body text-mid">
      {notes.map((note) => (
        <li key={note}>
          <Icon name="check" size={18} />
          {note}
        </li>
      ))}
    </ul>
  );
}

/** Prizes by place; places with the same prize stand in one row. */
export function PrizeList({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments');
  const words = usePrizeWords(tournament.currency);
  const rows: { from: number; to: number; prize: string }[] = [];
  for (const { award_place: place, money_award_cents: cents, stuff } of tournament.prizes) {
    const prize = words({ cents, stuff });
    const last = rows.at(-1);
    if (last && place > 3 && last.from > 3 && last.prize === prize) last.to = place;
    else rows.push({ from: place, to: place, prize });
  }
  return (
    <ol className="tournament-prizes">
      {rows.map(({ from, to, prize }) => (
        <li key={from}>
          {from === 1 || from === 2 || from === 3 ? (
            <Medal place={from} size={28} />
          ) : (
            <span className="tournament-number">{from}</span>
          )}
          <span className="text-body">
            {from === to ? t('prize.place', { place: from }) : t('prize.range', { to })}
          </span>
          <b className="ui-places-prize">{prize}</b>
        </li>
      ))}
    </ol>
  );
}
