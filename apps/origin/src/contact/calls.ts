import { emailError } from '@cosmodrome/rules/contact/email';
import type { Handlers } from '../kernel/http/handler.ts';
import { askForLetter } from './commands/ask-letter.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import type { ContactDeps } from './deps.ts';
import { restoreId, setRestoreId } from './restore-ids.ts';
import { subscriptions } from './subscriptions.ts';

/** The calls about how a player is reached: the address, what is sent there, the chat. */
export function contactCalls(deps: ContactDeps): Handlers {
  return {
    'contact.confirmEmail': ({ query }, context) => confirmEmail(query.confirmation_token, context, deps),
    'contact.resendConfirmation': ({ body }, context) => askForLetter('confirmation', body.user, context, deps),
    'contact.checkEmail': ({ body }) => {
      const wrong = emailError(body.email);
      return Promise.resolve(wrong ? { errors: { message: wrong.key } } : {});
    },
    'contact.subscriptions': (_request, { caller }) => subscriptions({}, caller.playerId, deps),
    'contact.updateSubscriptions': ({ body }, { caller }) => subscriptions(body, caller.playerId, deps),
    'contact.restoreId': ({ body }, { caller }) => restoreId(body, caller.playerId, deps),
    'contact.setRestoreId': ({ body }, { caller }) => setRestoreId(body, caller.playerId, deps),
  };
}
