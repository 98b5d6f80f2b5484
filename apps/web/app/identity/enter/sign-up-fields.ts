import type { Registration } from '@cosmodrome/contract/http/identity';
import type { RegistrationExtra } from '@cosmodrome/rules/identity/registration';

/** What opening an account asks for; of the profile what the host asks. */
export interface SignUpFields extends Pick<Registration['user'], RegistrationExtra> {
  email: string;
  password: string;
  country: string;
  currency: string;
  terms_acceptance: boolean;
  receive_promos: boolean;
  /** The id of a bonus for new players, empty for none, and a promotional code. */
  registration_bonus?: string;
  bonus_code?: string;
}
