// Made by `npm run generate` from the files of `http`.
import { achievements } from '../http/achievements.ts';
import { adventure } from '../http/adventure.ts';
import { bonuses } from '../http/bonuses.ts';
import { cashback } from '../http/cashback.ts';
import { cashboxScreening } from '../http/cashbox-screening.ts';
import { cashbox } from '../http/cashbox.ts';
import { chance } from '../http/chance.ts';
import { contactChat } from '../http/contact-chat.ts';
import { contact } from '../http/contact.ts';
import { content } from '../http/content.ts';
import { documents } from '../http/documents.ts';
import { draws } from '../http/draws.ts';
import { drops } from '../http/drops.ts';
import { freespins } from '../http/freespins.ts';
import { games } from '../http/games.ts';
import { gifts } from '../http/gifts.ts';
import { identityCaptcha } from '../http/identity-captcha.ts';
import { identityPasskeys } from '../http/identity-passkeys.ts';
import { identityRestoring } from '../http/identity-restoring.ts';
import { identitySecurity } from '../http/identity-security.ts';
import { identitySessionEnd } from '../http/identity-session-end.ts';
import { identity } from '../http/identity.ts';
import { jackpots } from '../http/jackpots.ts';
import { leaderboard } from '../http/leaderboard.ts';
import { levels } from '../http/levels.ts';
import { limits } from '../http/limits.ts';
import { lobby } from '../http/lobby.ts';
import { lootboxes } from '../http/lootboxes.ts';
import { lotteries } from '../http/lotteries.ts';
import { money } from '../http/money.ts';
import { play } from '../http/play.ts';
import { profileStatuses } from '../http/profile-statuses.ts';
import { profile } from '../http/profile.ts';
import { promotions } from '../http/promotions.ts';
import { protection } from '../http/protection.ts';
import { quests } from '../http/quests.ts';
import { shop } from '../http/shop.ts';
import { tournaments } from '../http/tournaments.ts';
import { vip } from '../http/vip.ts';
import { wheel } from '../http/wheel.ts';

export const calls = {
  ...achievements,
  ...adventure,
  ...bonuses,
  ...cashback,
  ...cashboxScreening,
  ...cashbox,
  ...chance,
  ...contactChat,
  ...contact,
  ...content,
  ...documents,
  ...draws,
  ...drops,
  ...freespins,
  ...games,
  ...gifts,
  ...identityCaptcha,
  ...identityPasskeys,
  ...identityRestoring,
  ...identitySecurity,
  ...identitySessionEnd,
  ...identity,
  ...jackpots,
  ...leaderboard,
  ...levels,
  ...limits,
  ...lobby,
  ...lootboxes,
  ...lotteries,
  ...money,
  ...play,
  ...profileStatuses,
  ...profile,
  ...promotions,
  ...protection,
  ...quests,
  ...shop,
  ...tournaments,
  ...vip,
  ...wheel,
} as const;
