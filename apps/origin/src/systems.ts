import {
  accountCalls,
  createCaptcha,
  createPasswords,
  createSignInThrottle,
  createTwoFactor,
  documentKey,
  GROUPS_UPDATES,
  type GroupNews,
  LETTER_ASKED,
  letterWriter,
  presentStatuses,
} from './account/index.ts';
import { siteAddress } from './adapters/mail/open.ts';
import { contentCalls } from './content/index.ts';
import { createLimits } from './limits/index.ts';
import type { SystemFactory } from './system.ts';

const HOUR_MS = 3_600_000;

const account: SystemFactory = (core) => {
  const throttle = createSignInThrottle(core.database.db, core.clock, core.secret);
  const captcha = createCaptcha(core.database.db, core.clock, core.secret, core.environment.CAPTCHA);
  return {
    handlers: accountCalls({
      database: core.database.db,
      clock: core.clock,
      licenceOf: (host) => core.sites.of(host).site.licence,
      isRestricted: core.isRestricted,
      askedAtRegistration: (host) => core.policies.of(core.sites.of(host).site.licence).registration,
      passwords: createPasswords(core.passwordCost),
      sessions: core.sessions,
      captcha,
      throttle,
      twoFactor: createTwoFactor(core.clock, core.secret),
      sessionRestMinutes: (own, host) =>
        core.policies.of(own, core.sites.of(host).site.licence).limits.sessionRestMinutes,
      brandOf: (host) => core.sites.of(host).site.brand.name,
      listedHost: (host) => core.sites.listed(host),
      documentKey: documentKey(core.secret),
      socketTokens: core.socketTokens,
      levels: core.site.levels,
      registrationVariants: core.environment.REGISTRATION_VARIANTS,
      onOpened: async (trx, playerId, choice) => {
        for (const { welcome } of core.systems) await welcome?.(trx, playerId, choice);
      },
      onClosing: async (trx, playerId) => {
        for (const { onClosing } of core.systems) await onClosing?.(trx, playerId);
      },
      contextsElsewhere: () => Object.assign({}, ...core.systems.map(({ fieldContexts }) => fieldContexts ?? {})),
      dataElsewhere: async (playerId) => {
        const parts = await Promise.all(core.systems.flatMap(({ ownData }) => (ownData ? [ownData(playerId)] : [])));
        return Object.assign({}, ...parts);
      },
    }),
    restrictionKeys: {
      'account.register': 'registration_restricted',
      'account.signIn': 'login_restricted',
      'account.passkeySignIn': 'login_restricted',
    },
    channels: {
      [GROUPS_UPDATES]: (payload) => {
        const { groups, language } = payload as GroupNews;
        return { statuses: presentStatuses(groups, core.site.levels, language) };
      },
    },
    jobs: [
      { name: 'forget used captchas', everyMs: HOUR_MS, run: () => captcha.forgetOld() },
      { name: 'forget failed sign-ins', everyMs: HOUR_MS, run: () => throttle.forgetOld() },
    ],
    subscriptions: {
      [LETTER_ASKED]: letterWriter({
        database: core.database.db,
        clock: core.clock,
        mail: core.mail,
        siteAddress: (host) => siteAddress(core.environment, host),
        throttle,
      }),
    },
  };
};

const content: SystemFactory = (core) => ({
  handlers: contentCalls({
    sites: core.sites,
    messages: core.messages,
    isRestricted: core.isRestricted,
  }),
});

const limits: SystemFactory = (core) => createLimits(core);

/** The systems of the origin, in the order in which they are made. A new one is one line here. */
export const systems: readonly SystemFactory[] = [account, content, limits];
