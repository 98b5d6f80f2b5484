import type { PrizeDrop } from '@cosmodrome/contract/http/drops';
import { OF_ROUNDS } from '@cosmodrome/rules/drops/table';
import { nominalStake } from '@cosmodrome/rules/play/stakes';
import { Button } from '@cosmodrome/ui/button';
import { Gauge } from '@cosmodrome/ui/gauge';
import { Icon } from '@cosmodrome/ui/icon';
import { Panel } from '@cosmodrome/ui/panel';
import { SceneHead } from '@cosmodrome/ui/scene-head';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../platform/copy-button.tsx';
import { CountedTime } from '../../platform/counted-time.tsx';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { sceneOf } from '../../platform/scenes.ts';
import { usePlayer } from '../../platform/session/player.ts';
import { useSite } from '../../platform/site.ts';
import { DropCheck } from './check.tsx';

/** Where the games of a drop are listed. */
function gamesPath({ games: { studio }, categories }: PrizeDrop): string {
  if (studio !== null) return `/producers/${studio}`;
  return `/pokies/${categories[0] ?? 'all'}`;
}

/** A prize drop: what falls, how often, what is left, who has won, and how that can be checked. */
export function Drop({ drop }: { drop: PrizeDrop }) {
  const t = useTranslations('drops');
  const money = useMoneyText();
  const format = useFormat();
  const { brand } = useSite();
  const currency = usePlayer()?.currency ?? 'EUR';
  const { title, prizes, in_progress: runs, pool_cents: pool, left_cents: left, draw, wins } = drop;
  const euro = (cents: number): string => money(cents, 'EUR');
  const moment = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' });
  const leftWords = t('left', { left: euro(left), pool: euro(pool) });
  const rules = [
    t('rule.draw'),
    t('rule.stake', {
      stake: money(nominalStake(drop.least_stake_cents, currency), currency),
      count: drop.games.count,
    }),
    t('rule.paid', { payer: brand.name }),
    t('rule.seed'),
    t('rule.ends', { at: moment(drop.end_at) }),
    t('rule.limits'),
  ];
  return (
    <div className="column drop">
      <SceneHead label={title} scene={sceneOf(drop.art)}>
        <p className={runs ? 'ui-scene-running text-body' : 'text-body text-mid'}>{t(runs ? 'running' : 'over')}</p>
        <h2 className="ui-scene-title">{title}</h2>
        <div className="ui-scene-figures">
          <div>
            <Amount cents={pool} currency="EUR" tone={runs ? 'gold' : 'plain'} size="title" />
            <p className="text-meta text-low">
              {t('pool', { count: prizes.reduce((sum, { count }) => sum + count, 0) })}
            </p>
          </div>
          {runs && <CountedTime until={drop.end_at} label={t('timer')} />}
          <Gauge
            value={left}
            max={pool}
            label={t('leftLabel')}
            words={leftWords}
            start={leftWords}
            className="is-gauge"
          />
        </div>
        <p className="text-body">{drop.text}</p>
        {runs && (
          <div className="ui-scene-foot">
            <Button look="ignited" href={gamesPath(drop)}>
              {t('games', { count: drop.games.count })}
            </Button>
          </div>
        )}
      </SceneHead>
      <div className="drop-columns">
        <Panel as="div" className="column">
          <h3 className="text-heading">{t('prizes')}</h3>
          <table className="ui-places text-body">
            <thead className="text-meta text-low">
              <tr>
                <th scope="col">{t('column.prize')}</th>
                <th scope="col" className="is-end">
                  {t('column.chance')}
                </th>
                <th scope="col" className="is-end">
                  {t('column.left')}
                </th>
              </tr>
            </thead>
            <tbody>
              {prizes.map((prize) => (
                <tr key={prize.amount_cents}>
                  <th scope="row" className="ui-places-prize">
                    {euro(prize.amount_cents)}
                  </th>
                  <td className="is-end">{t('oneIn', { rounds: Math.round(OF_ROUNDS / prize.per_million) })}</td>
                  <td className="is-end">{t('of', { left: prize.left, count: prize.count })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-meta text-low">{t('chanceNote')}</p>
        </Panel>
        <Panel as="div" className="column">
          <h3 className="text-heading">{t(runs ? 'latest' : 'allWins', { count: drop.wins_count })}</h3>
          {wins.length === 0 && <p className="text-body text-mid">{t('nobody')}</p>}
          <ol className="drop-wins text-body">
            {wins.map((win) => (
              <li key={win.round_id}>
                <span>{win.nickname}</span>
                <b>{euro(win.amount_cents)}</b>
                <small suppressHydrationWarning>{moment(win.won_at)}</small>
              </li>
            ))}
          </ol>
        </Panel>
        <Panel as="div" className="column">
          <h3 className="text-heading">{t('rules')}</h3>
          <ul className="drop-rules text-body">
            {rules.map((rule) => (
              <li key={rule} suppressHydrationWarning>
                <Icon name="check" size={18} />
                {rule}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel as="div" className="column">
          <h3 className="text-heading">{t('draw')}</h3>
          <p className="text-body text-mid">{t(draw.seed === null ? 'sealed' : 'opened')}</p>
          <p className="text-meta text-low">{t('seedHash')}</p>
          <code className="drop-code">{draw.seed_hash}</code>
          <p className="text-meta text-low">{t('table', { name: draw.table })}</p>
          <code className="drop-code">{draw.table_hash}</code>
          {draw.seed === null ? (
            <CopyButton text={draw.seed_hash} what={t('seedHash')} words={{ copy: t('copy'), copied: t('copied') }} />
          ) : (
            <>
              <p className="text-meta text-low">{t('seed')}</p>
              <code className="drop-code">{draw.seed}</code>
              <DropCheck drop={drop} />
            </>
          )}
        </Panel>
      </div>
    </div>
  );
}
