import '../bonuses.css';
import { CodeSetPanel } from './code-set-panel.tsx';
import { BonusList } from '../parts/bonus-list.tsx';
import { CodePanel } from '../parts/code-panel.tsx';
import { WishPanel } from '../parts/wish-panel.tsx';

/** Codes, the player's bonuses with their terms, and whether any are wanted: the panels of a page of the profile. */
export const PromocodePanels = () => (
  <>
    <CodePanel />
    <CodeSetPanel />
    <BonusList />
    <WishPanel />
  </>
);
