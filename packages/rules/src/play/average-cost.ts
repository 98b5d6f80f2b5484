/** What a game keeps of stakes in the example that players are told: it returns 96 per cent. */
const KEPT_PER_CENT = 4;

/** What so much in stakes costs on average, in the same minor units, rounded up: said before anybody sets out to stake it. */
export const averageCost = (stakes: number): number => Math.ceil((stakes * KEPT_PER_CENT) / 100);
