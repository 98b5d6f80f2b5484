import { Button } from '@cosmodrome/ui/button';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { Amount, useMoneyText } from '../../platform/i18n/money.tsx';
import { depositWith, type PackStep, useDepositWords } from '../terms.ts';
import { CampaignEnd } from './campaign-end.tsx';
import { Hero } from './hero.tsx';

export interface PackHeroProps {
  steps: readonly PackStep[];
  currency: string;
  art: string;
  now: Date;
  guest: boolean;
  /** It leads a list, with the way to its own page. */
  inList: boolean;
}

/** The welcome pack: its whole sum, what its next step asks, and what is done, next and later. */
export function PackHero({ steps, currency, art, now, guest, inList }: PackHeroProps) {
  const t = useTranslations('promotions.pack');
  const wordsOf = useDepositWords(currency);
  const whole = steps.reduce((sum, { terms }) => sum + terms.most, 0);
  const next = steps.find(({ status }) => status === 'next');
  const words = wordsOf((next ?? steps[0])?.terms ?? NO_TERMS);
  return (
    <Hero
      art={art}
      level={inList ? 2 : 1}
      eyebrow={<CampaignEnd start={null} end={next?.end_at ?? null} now={now} />}
      headline={t.rich('headline', {
        count: steps.length,
        sum: () => <Amount cents={whole} currency={currency} tone="gold" size="headline" />,
      })}
      text={t('terms', words)}
      actions={
        <>
          {next && (
            <Button look="ignited" href={guest ? '/sign-up' : depositWith(next.terms.code)}>
              {guest ? t('join') : t('take', { number: next.number })}
            </Button>
          )}
          {inList && (
            <Button look="bare" href="/promo/welcome-pack">
              {t('allTerms')}
            </Button>
          )}
        </>
      }
    >
      <PackSteps {...{ steps, currency }} />
    </Hero>
  );
}

const NO_TERMS = { code: '', percent: 0, least: 0, most: 0, number: null, wager: 0, days: 0, maxBet: 0, maxWin: null };

const icons = { taken: 'circle-check', next: 'arrow-right', later: 'lock', missed: 'minus' } as const;

/** The steps in their order, each with what became of it in words. */
export function PackSteps({ steps, currency }: Pick<PackHeroProps, 'steps' | 'currency'>) {
  const t = useTranslations('promotions.pack');
  const format = useFormat();
  const money = useMoneyText();
  const wordsOf = useDepositWords(currency);
  const day = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return (
    <ol className="pack-steps" aria-label={t('steps')}>
      {steps.map(({ number, status, terms, taken_at: taken, end_at: end }) => (
        <li key={number} className={`pack-step is-${status}`} aria-current={status === 'next' ? 'step' : undefined}>
          <p className="pack-step-head text-meta">
            <span>{t('step', { number })}</span>
            <span className="pack-step-status">
              <Icon name={icons[status]} size={16} />
              {t(`status.${status}`)}
            </span>
          </p>
          <p className="text-subheading">{wordsOf(terms).share}</p>
          <p className="text-meta text-low">
            {status === 'taken' && taken
              ? t('takenOn', { day: day(taken) })
              : status === 'missed'
                ? t('passed')
                : status === 'later'
                  ? t('after', { number: number - 1 })
                  : end
                    ? t('until', { day: day(end) })
                    : t('from', { least: money(terms.least, currency) })}
          </p>
        </li>
      ))}
    </ol>
  );
}
