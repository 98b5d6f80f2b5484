import { useTranslations } from 'use-intl';
import type { PublishedModel } from './published-models.ts';

/** A model in words: its family, and how widely its wins are spread where the family has several. */
export function useModelName(models: readonly PublishedModel[]): (model: PublishedModel) => string {
  const t = useTranslations('play.fairness.table.families');
  const levels = useTranslations('play.about.volatilities');
  return ({ family, figures }) => {
    const isOne = models.filter((model) => model.family === family).length === 1;
    return isOne ? t(family) : `${t(family)}: ${levels(figures.volatility)}`;
  };
}
