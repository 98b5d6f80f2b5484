import type { Registration } from '@cosmodrome/contract/http/account';
import type { RegistrationExtra } from '@cosmodrome/rules/account/registration';

/** What opening an account asks for; of the profile what the host asks. */
export interface SignUpFields extends Pick<Registration['user'], RegistrationExtra> {
  email: string;
  password: string;
  country: string;
  currency: string;
  terms_acceptance: boolean;
  receive_promos: boolean;
}
