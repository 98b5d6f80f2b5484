import type { OwnChance } from '@cosmodrome/contract/http/chance';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { useOutcomeWords } from '../words.ts';

/** What the player's latest launches have given. */
export function Last({ last }: Pick<OwnChance, 'last'>) {
  const t = useTranslations('chance');
  const words = useOutcomeWords();
  return (
    <Panel className="column chance-panel" aria-labelledby="latest">
      <h2 id="latest" className="text-heading">
        {t('last')}
      </h2>
      <ul className="chance-last text-body">
        {last.map(({ day, outcome }) => (
          <li key={day}>
            <span className="font-strong text-high">{words.name(outcome)}</span>
            <span className="text-low">{words.day(day)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
