import type { FiguresBasis } from '@cosmodrome/maths/model';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';
import { useModelName } from './model-name.ts';
import type { PublishedModel } from './published-models.ts';

/** Names of the ways of playing in the catalogues, where a dot would lead deeper. */
const bases: Readonly<Partial<Record<FiguresBasis, 'cash-out' | 'even-chance' | 'basic-strategy'>>> = {
  'cash-out-at-2.00': 'cash-out',
  'even-chance-bet': 'even-chance',
  'basic-strategy': 'basic-strategy',
};

/** Return, hit rate and spread of every model, and how each was found (player protection R18). */
export function FiguresTable({ models }: { models: readonly PublishedModel[] }) {
  const t = useTranslations('play.fairness.table');
  const levels = useTranslations('play.about.volatilities');
  const nameOf = useModelName(models);
  const format = useFormat();
  const percent = (ppm: number, digits: number): string =>
    format.number(ppm / 1_000_000, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways, which the keyboard has to reach.
    <div className="figures" tabIndex={0} role="region" aria-label={t('caption')}>
      <table>
        <caption className="ui-visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('model')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('rtp')}</th>
            <th scope="col">{t('hitRate')}</th>
            <th scope="col">{t('volatility')}</th>
            <th scope="col">{t('deviation')}</th>
            <th scope="col">{t('maxWin')}</th>
            <th scope="col">{t('found')}</th>
          </tr>
        </thead>
        <tbody>
          {models
            .map((model) => ({ ...model, name: nameOf(model) }))
            .map(({ id, name, family, figures }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{t(`families.${family}`)}</td>
                <td className="is-figure">{percent(figures.rtpPpm, 3)}</td>
                <td className="is-figure">{percent(figures.hitRatePpm, 2)}</td>
                <td>{levels(figures.volatility)}</td>
                <td className="is-figure">{format.number(figures.standardDeviation, { maximumFractionDigits: 2 })}</td>
                <td className="is-figure">{t('times', { count: figures.maxWin })}</td>
                <td>
                  {t(`methods.${figures.method}`)}
                  {figures.confidencePpm > 0 && ` ± ${percent(figures.confidencePpm, 3)}`}
                  {bases[figures.basis] && `, ${t(`bases.${bases[figures.basis] ?? 'basic-strategy'}`)}`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
