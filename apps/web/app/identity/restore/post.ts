import { letterLinks } from '@cosmodrome/rules/contact/letters';
import type { ActionFunctionArgs } from 'react-router';
import { post, textOf } from '../enter/post.ts';
import { SENT } from './sent.ts';

/** `action` of /remind: the form posted before script. */
export const remindAction = (args: ActionFunctionArgs) =>
  post(
    args,
    ['email'],
    ({ api }, form) => api('identity.remind', { body: { user: { email: textOf(form, 'email') } } }),
    () => `/remind?${SENT}=1`,
  );

/** `action` of /new-password. */
export const newPasswordAction = (args: ActionFunctionArgs) =>
  post(
    args,
    [],
    ({ api }, form) => {
      const token = new URL(args.request.url).searchParams.get(letterLinks.password.parameter) ?? '';
      const user = {
        reset_password_token: token,
        password: textOf(form, 'password'),
        password_confirmation: textOf(form, 'password_confirmation'),
      };
      return api('identity.restorePassword', { body: { user } });
    },
    () => '/sign-in',
  );
