import '../bonuses.css';
import { CodeSetPanel } from './code-set-panel.tsx';
import { CodePanel } from '../parts/code-panel.tsx';
import { WishPanel } from '../parts/wish-panel.tsx';

/** Where a code is redeemed, the code of the next deposit, and whether offers are wanted: the panels of a page of the profile. */
export const PromocodePanels = () => (
  <>
    <CodePanel />
    <CodeSetPanel />
    <WishPanel />
  </>
);
