import '../vip.css';
import { Icon } from '@cosmodrome/ui/icon';
import { Popover } from '@cosmodrome/ui/popover';
import { useTranslations } from 'use-intl';
import { useManager } from '../use-manager.ts';
import { ManagerPanel } from './manager-panel.tsx';

/** A button over the page of a wide screen that opens who looks after the player; nothing while nobody does. */
export default function SupportWidget() {
  const t = useTranslations('vip.support');
  const manager = useManager();
  if (!manager) return null;
  return (
    <div className="vip-support">
      <Popover
        label={t('open')}
        triggerLabel={t('open')}
        triggerClassName="vip-support-open"
        trigger={<Icon name="message-circle" size={24} />}
      >
        <ManagerPanel manager={manager} id="vip-manager-in-widget" />
      </Popover>
    </div>
  );
}
