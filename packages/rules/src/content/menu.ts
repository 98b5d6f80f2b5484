/** Category menus by kind of page (spec 2.5); entries without games are left out by the page. */
const themed = ['egypt-games', 'fruit-games', 'book-games', 'crash-games', 'lottery-games', 'fishing-games'];

export const categoryMenus = {
  main: ['top', 'new', 'recommended', 'bonus-wagering', 'coin', 'jackpot', 'table', 'btc-games', ...themed, 'all'],
  pokies: [
    'top',
    'new',
    'recommended',
    'bonus-wagering',
    'coin',
    'jackpot',
    'mystic-jackpots',
    'bonus-buy',
    'megaways',
    'pls-tournament',
    'high-volatility',
    'low-volatility',
    'special',
    'bng-tournament',
    'table',
    'btc-games',
    ...themed,
    'all',
  ],
  live: ['blackjack', 'roulette', 'game-shows', 'baccarat', 'poker', 'live_all'],
  category: ['top', 'new', 'recommended', 'bonus-wagering', 'jackpot', 'btc-games', 'table', 'all'],
};
