import { prizeIn, prizesTogether, thresholdsOf } from '@cosmodrome/rules/quests/levels';
import { ROCKETS } from '@cosmodrome/rules/quests/rockets';
import { Badge } from '@cosmodrome/ui/badge';
import { Icon } from '@cosmodrome/ui/icon';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../platform/i18n/money.tsx';
import type { ShownQuest } from '../use-quests.ts';
import { usePrizeWords } from '../words.ts';

/** The three tiers: the same path, with thresholds and prizes scaled. The reader's own is lit. */
export function Rockets({ shown: { quest, name, tier, currency }, own }: { shown: ShownQuest; own: boolean }) {
  const t = useTranslations('quests');
  const money = useMoneyText();
  const prize = usePrizeWords();
  return (
    <ul className="quest-rockets">
      {ROCKETS.map((rocket) => {
        const thresholds = thresholdsOf(name.size, rocket, currency);
        const all = prizesTogether(quest.levels.map((level) => prizeIn(level, rocket, currency)));
        const isOwn = own && rocket === tier;
        return (
          <li key={rocket} className={`ui-panel quest-rocket ${isOwn ? 'is-own' : ''}`}>
            <span className="quest-rocket-icon">
              <Icon name="rocket" size={20} />
            </span>
            <div>
              <h3 className="text-subheading">{t(`rocket.${rocket}`)}</h3>
              <p className="text-meta text-low">{t(`rocketFor.${rocket}`)}</p>
            </div>
            {isOwn && <Badge look="lit">{t('yours')}</Badge>}
            <p className="quest-rocket-prize text-body">{prize(all, currency)}</p>
            <p className="quest-rocket-last text-meta text-low">
              {t('lastAt', { count: thresholds.length, bets: money(thresholds.at(-1) ?? 0, currency) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
