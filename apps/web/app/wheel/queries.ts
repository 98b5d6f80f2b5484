import { fresh, query } from '../platform/queries/query.ts';

/** The segments of the visitor's wheel. */
export const configQuery = () => query('wheel.config', undefined, { staleTime: fresh.moments });

/** Those of every wheel. */
export const segmentsQuery = () => query('wheel.segments', undefined, { staleTime: fresh.session });

/** The player's own spins. */
export const spinsQuery = () => query('wheel.spins', undefined, { staleTime: 0 });
