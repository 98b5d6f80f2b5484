/** What opening an account asks for. */
export interface SignUpFields {
  email: string;
  password: string;
  country: string;
  currency: string;
  terms_acceptance: boolean;
  receive_promos: boolean;
}
