import type { WelcomePack } from '@cosmodrome/contract/http/promotions';
import { AFFB_COOKIE, plainTag, STAG_COOKIE } from '@cosmodrome/rules/identity/affiliate';
import { isTester } from '@cosmodrome/rules/profile/membership';
import { groupsOfTags } from '@cosmodrome/rules/profile/statuses';
import { isExcludedTag } from '@cosmodrome/rules/promotions/campaigns';
import { chainLinks, chainOf, depositsForChain } from '../bonuses/index.ts';
import type { CallContext } from '../kernel/http/handler.ts';
import { playerFacts } from '../profile/index.ts';
import { defineSystem } from '../system.ts';
import { presentCampaign } from './present.ts';
import { presentPack } from './welcome-pack.ts';

/** The campaigns that run, and the welcome pack. It gives nothing itself: each bonus is that of its system. */
export const promotions = defineSystem({
  name: 'promotions',
  open: (core) => {
    const { clock, sites, admission } = core;
    const connection = core.database.db;
    const { campaigns, welcome_pack: pack, excluded_stags: excluded } = core.content.promotions;
    const chain = chainOf(core.content.bonuses, pack.bonuses, pack.group);
    const deps = { connection, clock, campaigns: core.content.bonuses, mayBeOffered: admission.mayBeOffered };

    /** The tag and the groups of whoever calls: those of the account, else those that the visitor came with. */
    const readerOf = async ({ caller, cookie }: Pick<CallContext, 'caller' | 'cookie'>) => {
      if (caller) {
        const player = await playerFacts(connection, caller.playerId);
        const tag = player?.values['stag'];
        return { tag: typeof tag === 'string' ? tag : null, groups: player?.groups ?? [] };
      }
      const [stag, affb] = [plainTag(cookie(STAG_COOKIE)) ?? null, plainTag(cookie(AFFB_COOKIE)) ?? null];
      return { tag: stag, groups: groupsOfTags([stag, affb]) };
    };

    const packFor = async ({ caller, host, locale }: CallContext): Promise<WelcomePack | null> => {
      const playerId = caller?.playerId ?? null;
      const deposits = playerId === null ? 0 : await depositsForChain(deps, playerId, host);
      if (deposits === null) return null;
      return presentPack(await chainLinks(deps, chain, { playerId, locale }), deposits);
    };

    return {
      handlers: {
        'promotions.list': async ({ query }, { caller, host, locale, restricted }) => {
          if (restricted) return [];
          const { licence } = sites.of(host).site;
          const all =
            query.all === 'true' &&
            caller !== null &&
            isTester((await playerFacts(connection, caller.playerId))?.groups ?? []);
          return campaigns
            .filter(({ enabled }) => enabled || all)
            .filter(({ licences }) => licences === null || licences.includes(licence))
            .map((campaign) => presentCampaign(campaign, locale));
        },
        'promotions.mine': async (_request, context) => {
          const { tag, groups } = await readerOf(context);
          const isExcluded = isExcludedTag(tag, excluded);
          const has = !isExcluded && !context.restricted && groups.includes(pack.group);
          return { excluded: isExcluded, welcome_pack: has ? await packFor(context) : null };
        },
        'promotions.pages': () => Promise.resolve(campaigns.map(({ slug, enabled }) => ({ slug, enabled }))),
        'promotions.excludedStags': () => Promise.resolve([...excluded]),
      },
    };
  },
});
