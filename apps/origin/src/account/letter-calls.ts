import { emailError } from '@cosmodrome/rules/account/text-rules';
import type { Handlers } from '../kernel/http/handler.ts';
import { askForLetter } from './commands/ask-letter.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import { restorePassword } from './commands/restore-password.ts';
import { unlock } from './commands/unlock.ts';
import type { AccountDeps } from './deps.ts';

/** The calls around letters: another password, a confirmed address, a sign-in that is open again. */
export function letterCalls(deps: AccountDeps): Handlers {
  return {
    'account.remind': ({ body }, context) => askForLetter('password', body.user, context, deps),
    'account.restorePassword': ({ body }, context) => restorePassword(body.user, context, deps),
    'account.confirmEmail': ({ query }, context) => confirmEmail(query.confirmation_token, context, deps),
    'account.resendConfirmation': ({ body }, context) => askForLetter('confirmation', body.user, context, deps),
    'account.askUnlock': ({ body }, context) => askForLetter('unlock', body.user, context, deps),
    'account.unlock': ({ body }) => unlock(body.user.unlock_token, deps),
    'account.captcha': () => Promise.resolve(deps.captcha.challenge()),
    'account.checkEmail': ({ body }) => {
      const wrong = emailError(body.email);
      return Promise.resolve(wrong ? { errors: { message: wrong.key } } : {});
    },
  };
}
