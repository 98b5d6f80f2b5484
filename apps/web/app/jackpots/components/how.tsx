import type { Jackpot } from '@cosmodrome/contract/http/jackpots';
import { Steps } from '@cosmodrome/ui/steps';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useFormat } from '../../platform/i18n/format.ts';

const steps = ['fed', 'drawn', 'hit', 'paid'] as const;

/** How the jackpot works, with its own figures: what feeds it, when it falls, what is paid, what it returns. */
export function How({ jackpot }: { jackpot: Jackpot }) {
  const t = useTranslations('jackpots.how');
  const { number } = useFormat();
  const perCent = (ppm: number): string =>
    number(ppm / 1_000_000, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const sum = (of: 'share_ppm' | 'long_run_ppm'): string =>
    perCent(jackpot.levels.reduce((total, level) => total + level[of], 0));
  const values = { share: sum('share_ppm'), longRun: sum('long_run_ppm') };
  return (
    <Panel aria-labelledby="jackpot-how">
      <h2 id="jackpot-how" className="text-heading">
        {t('heading')}
      </h2>
      <Steps steps={steps.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`, values) }))} />
    </Panel>
  );
}
