import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChanceFile } from '@cosmodrome/content/schema/chance.ts';
import type { JackpotPolicy } from '@cosmodrome/content/schema/jackpots.ts';
import type { LotteryFile } from '@cosmodrome/content/schema/lotteries.ts';
import type { DropFile } from '@cosmodrome/content/schema/drops.ts';
import type { QuestFile } from '@cosmodrome/content/schema/quests.ts';
import type { TournamentFile } from '@cosmodrome/content/schema/tournaments.ts';
import type { VipFile } from '@cosmodrome/content/schema/vip.ts';
import type { PolicyProfile } from '@cosmodrome/rules/play/policy';

const CONTENT = join(import.meta.dirname, '../../../content');

/** The site's content with another folder of files in it: a folder for `CONTENT_DIR`. */
function contentBut(name: string, files: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const each of readdirSync(CONTENT)) {
    if (each !== name) symlinkSync(join(CONTENT, each), join(folder, each));
  }
  mkdirSync(join(folder, name));
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, name, `${file}.json`), JSON.stringify(content));
  }
  return folder;
}

/** The site's content with other jackpots. */
export const contentWith = (jackpots: readonly JackpotPolicy[]): string =>
  contentBut('jackpots', Object.fromEntries(jackpots.map((policy) => [policy.identifier, policy])));

/** The site's content where each tier of the VIP club asks for a thousandth of what it asks. */
export function contentWithLowTiers(): string {
  const file = JSON.parse(readFileSync(join(CONTENT, 'vip/vip.json'), 'utf8')) as VipFile;
  for (const { thresholds } of Object.values(file.tiers)) {
    for (const row of thresholds ?? []) {
      row.deposit_cents = Math.ceil(row.deposit_cents / 1_000);
      row.bet_cents = Math.ceil(row.bet_cents / 1_000);
    }
  }
  return contentBut('vip', { vip: file });
}

/** The site's content where policies say something else, by profile. */
export function contentWithPolicies(changes: Readonly<Partial<Record<PolicyProfile, object>>>): string {
  const profiles: readonly PolicyProfile[] = ['CW', 'EE', 'strict'];
  const files = profiles.map((profile) => [profile, { ...policyOf(profile), ...changes[profile] }] as const);
  return contentBut('policies', Object.fromEntries(files));
}

const policyOf = (profile: PolicyProfile): { limits: object } =>
  JSON.parse(readFileSync(join(CONTENT, `policies/${profile}.json`), 'utf8')) as { limits: object };

/** The site's content where profiles have other reality checks, in minutes. */
export function contentWithRealityChecks(
  checks: Readonly<Record<PolicyProfile, { min: number; max: number }>>,
): string {
  const changes = Object.entries(checks).map(([profile, realityCheckMinutes]) => {
    const { limits } = policyOf(profile as PolicyProfile);
    return [profile, { limits: { ...limits, realityCheckMinutes } }] as const;
  });
  return contentWithPolicies(Object.fromEntries(changes));
}

/** The site's content with other tournaments. */
export const contentWithTournaments = (tournaments: readonly TournamentFile[]): string =>
  contentBut('tournaments', Object.fromEntries(tournaments.map((each) => [each.identifier, each])));

/** The site's content with other prize drops. */
export const contentWithDrops = (drops: readonly DropFile[]): string =>
  contentBut('drops', Object.fromEntries(drops.map((each) => [each.identifier, each])));

/** The site's content with other quests. */
export const contentWithQuests = (quests: readonly QuestFile[]): string =>
  contentBut('quests', Object.fromEntries(quests.map((each) => [each.slug, each])));

/** The site's content with other lotteries. */
export const contentWithLotteries = (lotteries: readonly LotteryFile[], enabled = true): string =>
  contentBut('lotteries', { lotteries: { enabled, lotteries } });

/** The site's content with another table of rocket chance. */
export const contentWithChance = (chance: ChanceFile): string => contentBut('chance', { chance });
