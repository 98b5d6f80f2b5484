import '../deposit/deposit.css';
import { Panel } from '@cosmodrome/ui/panel';
import { useTranslations } from 'use-intl';
import { usePlayer } from '../../platform/session/player.ts';
import { useProtection } from '../../limits/index.ts';
import { SetCode } from '../deposit/set-code.tsx';
import { useCodeTerms } from '../deposit/use-deposit-bonus.ts';

/** The code that is set for the next deposit, on the page of bonuses and codes; nothing without one. */
export function CodeSetPanel() {
  const t = useTranslations('bonuses.deposit');
  const player = usePlayer();
  const { data } = useCodeTerms();
  const held = useProtection()?.suppression !== null;
  if (!player || held || !data || data.deposit_bonus_code === null) return null;
  return (
    <Panel aria-labelledby="bonuses-set">
      <h2 id="bonuses-set" className="text-subheading">
        {t('setTitle')}
      </h2>
      <div className="mt-4 text-body text-low">
        <SetCode code={data.deposit_bonus_code} offer={data.offer} currency={player.currency} />
      </div>
    </Panel>
  );
}
