import { fresh, query } from '../platform/queries/query.ts';

/** What the player wants to be sent. */
export const subscriptionsQuery = () => query('contact.subscriptions', undefined, { staleTime: fresh.session });
