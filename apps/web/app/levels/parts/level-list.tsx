import { rateFor, valueOfPoints } from '@cosmodrome/rules/levels/levels';
import { Icon } from '@cosmodrome/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import { ratesQuery } from '../queries.ts';
import type { Level } from '../use-levels.ts';
import { LevelPicture } from './picture.tsx';

/** All levels with the points at which they begin. `current` is the player's level, undefined while it is not known. */
export function LevelList({ levels, current }: { levels: readonly Level[]; current: number | undefined }) {
  const t = useTranslations('levels.list');
  return (
    <section className="mt-4 grid gap-4" aria-labelledby="all-levels">
      <h2 id="all-levels" className="text-heading">
        {t('title')}
      </h2>
      <ol className="level-list">
        {levels.map((level) => (
          <LevelCell key={level.id} level={level} current={current} />
        ))}
      </ol>
    </section>
  );
}

/** What a level brings: what is offered once for it, in the player's currency and with what it obliges to, or nothing. */
function LevelGift({ gift }: Pick<Level, 'gift'>) {
  const t = useTranslations('levels.list');
  const money = useMoneyText();
  const { data: rates = [] } = useQuery(ratesQuery());
  // A document is for nobody yet.
  const currency = usePlayer()?.currency ?? 'EUR';
  const amount = gift?.amounts.find((each) => each.currency === currency);
  if (gift && gift.type !== 'bonus') {
    const sum = amount ? money(amount.amount_cents, amount.currency) : '';
    const rate = gift.type === 'points' && gift.count !== null ? rateFor(rates, currency) : undefined;
    const worth = rate ? money(valueOfPoints(gift.count ?? 0, rate), rate.currency) : '';
    const told = { worth, known: worth === '' ? 'no' : 'yes' };
    const what = t(`prizes.${gift.type}`, { count: gift.count ?? 1, wager: gift.wager ?? 0, amount: sum, ...told });
    return <p className="text-meta text-mid">{t('prize', { what })}</p>;
  }
  if (!gift || !amount) return <p className="text-meta text-low">{t('noGift')}</p>;
  return (
    <p className="text-meta text-mid">
      {t('gift', { amount: money(amount.amount_cents, amount.currency), wager: gift.wager ?? 0 })}
    </p>
  );
}

type State = 'reached' | 'current' | 'ahead';

function LevelCell({ level, current }: { level: Level; current: number | undefined }) {
  const t = useTranslations('levels');
  const { number, name, image, content, min } = level;
  const state: State | undefined =
    current === undefined ? undefined : number < current ? 'reached' : number === current ? 'current' : 'ahead';
  return (
    <li
      className={state ? `level-cell is-${state}` : 'level-cell'}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <LevelPicture image={image} size={48} />
      <div className="min-w-0">
        <p className="text-meta text-low">{t('list.number', { number })}</p>
        <h3 className="text-body font-strong text-high">{name}</h3>
        <p className="text-meta text-mid">{t('list.from', { points: min })}</p>
        {content !== '' && <p className="text-meta text-mid">{content}</p>}
        <LevelGift gift={level.gift} />
        <p className="level-state text-meta">
          {state === 'reached' && <Icon name="check" size={16} />}
          {state && t(`list.${state}`)}
        </p>
      </div>
    </li>
  );
}
