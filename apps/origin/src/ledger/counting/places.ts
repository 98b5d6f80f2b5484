import { LIFE, type RoundCounting } from './counting.ts';

type Place<Held, Grain extends string | number, More extends object> = RoundCounting<Held, Grain, More>['place'];

/**
 * A round counts in the player's whole life.
 *
 * @param mayBegin whether a round that has counted nothing so far may begin to: one that counts changes in any case
 */
export const inLife =
  <Held, More extends object>(mayBegin = true): Place<Held, typeof LIFE, More> =>
  (_trx, { worth, counted }) =>
    new Map(mayBegin || counted.length > 0 ? [[LIFE, worth]] : []);

/** In which grains a round counts: the week or quarter of its end, the campaigns that run, the pool of its game. */
type GrainsOf<Held, Grain extends string | number, More extends object> = (
  standing: Parameters<Place<Held, Grain, More>>[1],
) => readonly Grain[];

/**
 * A round counts wholly in each of some grains, and leaves those in which it does not belong any more, because it has
 * ended again in another week, say.
 *
 * @param isClosed grains that are decided: what they have stays
 */
export const inGrains =
  <Held, Grain extends string | number, More extends object>(
    grainsOf: GrainsOf<Held, Grain, More>,
    isClosed: (grain: Grain) => boolean = () => false,
  ): Place<Held, Grain, More> =>
  (_trx, standing) => {
    const wanted = new Map(standing.counted.map(({ grain }) => [grain, 0n]));
    if (standing.worth !== 0n) for (const grain of grainsOf(standing)) wanted.set(grain, standing.worth);
    for (const grain of wanted.keys()) if (isClosed(grain)) wanted.delete(grain);
    return wanted;
  };
