import type { JackpotPolicy } from '@cosmodrome/content/schema/jackpots.ts';
import { feeds } from '@cosmodrome/rules/jackpots/feeding';
import type { CatalogueGame, GameCatalogue } from '../games/index.ts';

/** A level as its policy has it. Amounts in minor units of the jackpot's currency. */
export interface LevelTerms {
  readonly level: string;
  readonly index: number;
  readonly name: string;
  readonly sharePpm: number;
  readonly start: bigint;
  readonly ceiling: bigint;
}

/** A jackpot as its policy has it, with the games that feed it. */
export interface JackpotTerms {
  readonly identifier: string;
  readonly number: number;
  readonly name: string;
  readonly currency: string;
  readonly levels: readonly LevelTerms[];
  readonly games: readonly CatalogueGame[];
}

const termsOf = (policy: JackpotPolicy, catalogue: GameCatalogue): JackpotTerms => ({
  identifier: policy.identifier,
  number: policy.number,
  name: policy.name,
  currency: policy.currency,
  levels: policy.levels.map((level, at) => ({
    level: `level_${at + 1}`,
    index: at + 1,
    name: level.name,
    sharePpm: level.share_ppm,
    start: BigInt(level.start_cents),
    ceiling: BigInt(level.ceiling_cents),
  })),
  games: catalogue.games.filter((game) => feeds(policy.games, game)),
});

/** @throws when two jackpots are one by their identifier or number, or are fed by the same game */
export function jackpotTerms(policies: readonly JackpotPolicy[], catalogue: GameCatalogue): JackpotTerms[] {
  const all = policies.map((policy) => termsOf(policy, catalogue));
  const taken = new Set<string>();
  for (const { identifier, number, games } of all) {
    for (const one of [identifier, `number ${number}`, ...games.map((game) => game.identifier)]) {
      if (taken.has(one)) throw new Error(`two jackpots have ${one}`);
      taken.add(one);
    }
  }
  return all;
}
