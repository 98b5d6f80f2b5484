/** How far the bonus of a wallet is wagered; nothing without one. Needs the messages `bonuses`. */
export const loadWagerBar = () => import('./wager-bar.tsx');
