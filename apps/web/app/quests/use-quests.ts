import type { OwnQuest, Quest } from '@cosmodrome/contract/http/quests';
import { promoStatus } from '@cosmodrome/rules/content/live-time';
import { DEFAULT_CURRENCY } from '@cosmodrome/rules/money/currencies';
import { questName } from '@cosmodrome/rules/quests/identifiers';
import { levelAt, prizeIn, thresholdsOf } from '@cosmodrome/rules/quests/levels';
import { rocketOf } from '@cosmodrome/rules/quests/rockets';
import { vipStatusOf } from '@cosmodrome/rules/vip/tiers';
import { useQuery } from '@tanstack/react-query';
import { useFlag } from '../platform/flags.ts';
import { useNow } from '../platform/now.ts';
import { usePlayer } from '../platform/session/player.ts';
import { useSession } from '../platform/session/session.ts';
import { ownQuestsQuery, questQuery, questsQuery, statusesQuery } from './queries.ts';

/** Standings may have moved in another wallet's currency: they are asked for again after so long. */
const ASK_AGAIN_MS = 60_000;

/** A quest as its reader has it: in the tier and the currency that were fixed at the start, or would be now. */
export interface ShownQuest {
  readonly quest: Quest;
  readonly name: NonNullable<ReturnType<typeof questName>>;
  readonly status: ReturnType<typeof promoStatus>;
  readonly started: boolean;
  readonly tier: OwnQuest['tier'];
  readonly currency: string;
  readonly thresholds: readonly number[];
  readonly prizes: OwnQuest['prizes'];
  readonly bets: number;
  readonly level: number;
  readonly paidLevel: number;
  readonly collected: OwnQuest['collected'];
}

/** The quests of whoever looks. A standing that could not be read is none (spec 8). */
export function useQuests() {
  const player = useSession() === 'player';
  const show = useShow();
  const own = useQuery({ ...ownQuestsQuery(), enabled: player });
  const all = useQuery(questsQuery());
  const quests = (player ? own.data : undefined) ?? all.data;
  return {
    quests: quests?.flatMap((quest) => show(quest) ?? []),
    failed: all.isError && !all.data,
    again: () => void all.refetch(),
  };
}

/** One quest by its slug. */
export function useQuest(slug: string) {
  const show = useShow();
  const { data, isError, refetch } = useQuery(questQuery(slug));
  return { shown: data && show(data), failed: isError && !data, again: () => void refetch() };
}

/** How quests are shown to whoever looks; undefined for one that is not. */
function useShow(): (quest: Quest) => ShownQuest | undefined {
  const session = useSession();
  const player = usePlayer();
  const showsTests = useFlag('enableTestQuests');
  const statuses = useQuery({ ...statusesQuery(), enabled: session === 'player', refetchInterval: ASK_AGAIN_MS });
  const now = useNow(30_000);
  return (quest) => {
    const name = questName(quest.frontend_identifier);
    if (!name || (name.isTest && !showsTests)) return undefined;
    const own = statuses.data?.find(({ quest_id: id }) => id === quest.id);
    const tier = own?.tier ?? rocketOf(vipStatusOf(player?.statuses.map(({ id }) => id) ?? []));
    const currency = own?.currency ?? player?.currency ?? DEFAULT_CURRENCY;
    const thresholds = own?.thresholds ?? thresholdsOf(name.size, tier, currency);
    const bets = own?.bets_cents ?? 0;
    return {
      quest,
      name,
      status: promoStatus(quest.start_at, quest.end_at, now),
      started: own !== undefined,
      tier,
      currency,
      thresholds,
      prizes: own?.prizes ?? quest.levels.map((prize) => prizeIn(prize, tier, currency)),
      bets,
      level: levelAt(thresholds, bets),
      paidLevel: own?.paid_level ?? 1,
      collected: own?.collected ?? { money_cents: 0, freespins: 0 },
    };
  };
}
