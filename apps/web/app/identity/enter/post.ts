import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Registration } from '@cosmodrome/contract/http/identity';
import { REGISTRATION_EXTRAS, type RegistrationExtra } from '@cosmodrome/rules/identity/registration';
import { emailError } from '@cosmodrome/rules/contact/email';
import { failureOf } from '../../platform/forms/failure.ts';
import { redirectTarget } from '../../platform/routing/guard.ts';
import { visitContext, type VisitorApi } from '../../platform/server/request.ts';
import type { PostedAnswer } from '../../platform/forms/answer.ts';

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Where a form leads that was taken: wherever the visitor wanted to go before. */
const wanted = (address: URL): string => redirectTarget(address.searchParams);

/** Answers a form posted before script: on with the session's cookies, or the form again with what is wrong. */
export async function post(
  { request, context }: ActionFunctionArgs,
  kept: readonly string[],
  send: (visitor: VisitorApi, form: FormData, locale: string) => Promise<unknown>,
  next: (address: URL) => string = wanted,
) {
  const form = await request.formData();
  const visit = context.get(visitContext);
  const visitor = visit.asVisitor();
  const headers = new Headers();
  const withCookies = (): Headers => {
    for (const line of visitor.cookies) headers.append('Set-Cookie', line);
    return headers;
  };
  try {
    await send(visitor, form, visit.locale);
  } catch (error) {
    const values = Object.fromEntries(kept.map((name) => [name, textOf(form, name)]));
    return data({ failure: failureOf(error), values } satisfies PostedAnswer, { status: 422, headers: withCookies() });
  }
  // The router puts the language before it.
  return redirect(next(new URL(request.url)), { status: 303, headers: withCookies() });
}

/** `action` of the routes that sign in. */
export const signInAction = (args: ActionFunctionArgs) =>
  post(args, ['email'], ({ api }, form) => {
    const code = form.get('otp_attempt');
    const user =
      typeof code === 'string'
        ? { otp_attempt: code }
        : { email: textOf(form, 'email'), password: textOf(form, 'password') };
    return api('identity.signIn', { body: { user } });
  });

const keptOfSignUp = [
  'email',
  'country',
  'currency',
  'terms_acceptance',
  'receive_promos',
  'registration_bonus',
  'bonus_code',
];

/** What was filled in of the profile; an empty choice is none. */
const extrasOf = (form: FormData): Pick<Registration['user'], RegistrationExtra> =>
  Object.fromEntries(
    REGISTRATION_EXTRAS.map((field) => [field, textOf(form, field)]).filter(([, text]) => text !== ''),
  );

/** `action` of the routes that open an account. */
export const signUpAction = (args: ActionFunctionArgs) =>
  post(args, [...keptOfSignUp, ...REGISTRATION_EXTRAS], ({ api }, form, locale) => {
    const key = textOf(form, 'key');
    const client = /^[\w-]{8,64}$/.test(key) && emailError(textOf(form, 'email')) === null ? api.withKey(key) : api;
    const accepted = textOf(form, 'terms_acceptance') !== '';
    return client('identity.register', {
      body: {
        user: {
          email: textOf(form, 'email'),
          password: textOf(form, 'password'),
          country: textOf(form, 'country'),
          currency: textOf(form, 'currency'),
          terms_acceptance: accepted,
          age_acceptance: accepted,
          receive_promos: textOf(form, 'receive_promos') !== '',
          language: locale,
          context: 'registration',
          registration_bonus: textOf(form, 'registration_bonus'),
          bonus_code: textOf(form, 'bonus_code'),
          ...extrasOf(form),
        },
      },
    });
  });
