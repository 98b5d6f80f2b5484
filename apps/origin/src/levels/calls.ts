import type { Connection } from '@cosmodrome/database';
import type { CallAnswer } from '@cosmodrome/contract/calls';
import type { LevelTerms } from '@cosmodrome/rules/levels/levels';
import type { Handlers } from '../kernel/http/handler.ts';
import { presentPoints } from './present.ts';
import { pointsHistory } from './history.ts';
import { pointsOfPlayer } from './read.ts';

export type Collected = CallAnswer<'levels.points'>['collected'];

export interface CallsOptions {
  readonly connection: Connection;
  readonly terms: LevelTerms;
  /** Whether guests of a host are told of points. */
  readonly isToldOn: (host: string) => boolean;
  /** Whether a player's stakes bring points now. */
  readonly collected: (playerId: number) => Promise<Collected>;
}

export const levelsCalls = ({ connection, terms, isToldOn, collected }: CallsOptions): Handlers => ({
  'levels.terms': (_request, { host }) =>
    Promise.resolve({ terms: isToldOn(host) ? { hundredths_per_euro: terms.hundredthsPerEuro } : null }),
  'levels.points': async (_request, { caller: { playerId } }) => ({
    ...presentPoints(await pointsOfPlayer(connection, playerId)),
    collected: await collected(playerId),
  }),
  'levels.history': async ({ query: { before, page_size: limit } }, { caller: { playerId } }) => {
    const { lines, cursor } = await pointsHistory(connection, playerId, { before, limit });
    return {
      lines: lines.map(({ key, kind, chargeable, persistent, at }) => ({
        key,
        kind,
        at: at.toISOString(),
        chargeable_hundredths: Number(chargeable),
        persistent_hundredths: Number(persistent),
      })),
      next: cursor,
    };
  },
});
