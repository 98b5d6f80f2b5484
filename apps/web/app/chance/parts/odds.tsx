import type { ChanceOutcome } from '@cosmodrome/contract/http/chance';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useOutcomeWords } from '../words.ts';

/** Every outcome with its chance, the likeliest first. */
export function Odds({ outcomes }: { outcomes: readonly ChanceOutcome[] }) {
  const t = useTranslations('chance.odds');
  const words = useOutcomeWords();
  return (
    <Panel className="column chance-panel" aria-labelledby="odds">
      <div>
        <h2 id="odds" className="text-heading">
          {t('title')}
        </h2>
        <p className="text-meta text-low">{t('text')}</p>
      </div>
      <table className="ui-places chance-odds">
        <thead>
          <tr className="text-meta text-low">
            <th scope="col">{t('outcome')}</th>
            <th scope="col" className="is-end">
              {t('chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes
            .toSorted((one, other) => other.weight - one.weight)
            .map((outcome) => (
              <tr key={outcome.id}>
                <td>
                  <span className={outcome.kind === 'money' ? 'font-strong text-gold' : 'font-strong text-high'}>
                    {words.name(outcome)}
                  </span>
                  <small className="text-meta text-low">{words.terms(outcome)}</small>
                </td>
                <td className="is-end">{words.percent(outcome)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Panel>
  );
}
