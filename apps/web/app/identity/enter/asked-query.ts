import { type RegistrationExtra, registrationExtras } from '@cosmodrome/rules/identity/registration';
import { fresh, type Query, query } from '../../platform/queries/query.ts';

/** What this host asks of the profile when an account is opened. */
export const askedQuery = (): Query<RegistrationExtra[]> =>
  query('profile.playerFields', undefined, {
    staleTime: fresh.session,
    view: { name: 'registration', project: ({ contexts }) => registrationExtras(contexts['registration'] ?? []) },
  });
