import type { GrantStatus } from '@cosmodrome/rules/prizes/course';
import type { Prize, PrizeKind } from '@cosmodrome/rules/prizes/prize';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** Made by the migration `prizes`. */
export interface PrizesTables {
  prizes_grants: {
    player_id: number;
    id: Generated<number>;
    /** What it was given for; a player gets it once. */
    key: string;
    /** The system that gave it, or `operator`. */
    source: string;
    /** As what it was delivered: money that has to be wagered is a bonus. */
    kind: PrizeKind;
    /** The prize as it was asked for. */
    body: JSONColumnType<Prize & object>;
    /** By language; null where the kind says enough. */
    titles: JSONColumnType<Readonly<Record<string, string>>> | null;
    status: GrantStatus;
    /** What came of it: minor units of the currency; of points hundredths, without one. */
    currency: string | null;
    amount: bigint | null;
    /** Why an operator gave it. */
    reason: string | null;
    created_at: Date;
    offered_until: Date | null;
    /** When it was taken, refused, or its time was over. */
    ended_at: Date | null;
  };
}

export type GrantRow = Selectable<PrizesTables['prizes_grants']>;
