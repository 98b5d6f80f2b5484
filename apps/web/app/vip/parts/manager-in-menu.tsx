import '../vip.css';
import { useManager } from '../use-manager.ts';
import { ManagerPanel } from './manager-panel.tsx';

/** Who looks after the player, in the menu of a phone; nothing while nobody does. */
export default function ManagerInMenu() {
  const manager = useManager();
  return manager ? <ManagerPanel manager={manager} id="vip-manager-in-menu" /> : null;
}
