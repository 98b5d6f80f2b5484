import { levelIds } from '../levels/levels.ts';

/** VIP tiers and groups a player can have beside a level (spec 3 and 6). Ids are text on the wire. */
export interface StatusRule {
  id: string;
  name: string;
  /** Levels and VIP tiers are statuses; the rest are groups. */
  status: boolean;
}

const tier = (id: number, name: string): StatusRule => ({ id: String(id), name, status: true });
const group = (id: number, name: string): StatusRule => ({ id: String(id), name, status: false });

export const vipTiers: readonly StatusRule[] = [
  tier(1117, 'Rising star'),
  tier(257, 'Bronze'),
  tier(258, 'Silver'),
  tier(259, 'Gold'),
  tier(255, 'Platinum'),
  tier(759, 'Diamond'),
];

/** What Bronze was before: players who still have it are shown it. */
const formerTiers: readonly StatusRule[] = [tier(793, 'Bronze')];

/** Players that a sandbox makes up; see the origin's system `crowd`. */
export const SIMULATED_GROUP = '990';

const groups: readonly StatusRule[] = [
  group(990, 'Simulated player'),
  group(21, 'Tester'),
  group(916, 'Tester'),
  group(100, 'Multi-account'),
  group(543, 'Variant A'),
  group(544, 'Variant B'),
  group(545, 'Live chat'),
  group(631, 'Payment brand blocked'),
  group(791, 'VIP adventure'),
  group(851, 'New provider 1'),
  group(859, 'New provider 1 shown'),
  group(1030, 'New provider 2'),
  group(1056, 'New provider 2 shown'),
  group(1101, 'LT bank account'),
  group(1308, 'Wheel segment 2'),
  group(1309, 'Wheel segment 3'),
  group(131_811, 'Welcome pack'),
];

/** All tiers and groups, tiers first. What levels are called and when they begin is data of `content/levels`. */
export const statuses: readonly StatusRule[] = [...vipTiers, ...formerTiers, ...groups];

const byId = new Map(statuses.map((status) => [status.id, status]));

/** A tier or a group by its id; undefined for levels and for what there is not. */
export const statusRule = (id: string): StatusRule | undefined => byId.get(id);

/** The ids of everything a player can have, levels first. */
export const statusIds: readonly string[] = [...levelIds, ...byId.keys()];

/** The groups that a client may add to its player (spec 6): those that note a popup as shown. */
export const writableGroups: readonly string[] = ['859', '1056'];

/** What every new player has. */
export const initialGroups: readonly string[] = ['level_1', '1117'];

/** Groups that an affiliate's tag may carry, so that who is sent by it has them from the beginning (spec 6). */
const taggedGroups: readonly string[] = ['131811'];

/** The groups that the tags of a new account carry: each is a part of the tag by itself, as in `131811_spring`. */
export function groupsOfTags(tags: readonly (string | null)[]): string[] {
  const parts = tags.flatMap((tag) => tag?.split(/[^0-9A-Za-z]+/) ?? []);
  return taggedGroups.filter((id) => parts.includes(id));
}

/** The group of the registration test: odd ids one variant, even ids the other. */
export const parityGroup = (playerId: number): string => (playerId % 2 === 1 ? '544' : '543');
