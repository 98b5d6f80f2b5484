import { Service } from '../kernel/service.ts';
import type { GameCatalogue } from './catalogue.ts';
import type { Games } from './games.ts';
import type { JackpotTotals } from './present.ts';

/** The titles as the operator wrote them; the program gives it. */
export const CATALOGUE = new Service<GameCatalogue>('catalogue');

/** The shelf of games, with what is found and opened of it. */
export const GAMES = new Service<Games>('games');

/** What the jackpots of games can pay now; jackpots set it. */
export const JACKPOT_TOTALS = new Service<() => Promise<JackpotTotals>>('jackpot totals');
