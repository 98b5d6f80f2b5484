// Made by `npm run generate` from the files of `channels`.
import { achievementsChannels } from '../channels/achievements.ts';
import { adventureChannels } from '../channels/adventure.ts';
import { bonusesChannels } from '../channels/bonuses.ts';
import { cashboxChannels } from '../channels/cashbox.ts';
import { dropsChannels } from '../channels/drops.ts';
import { freespinsChannels } from '../channels/freespins.ts';
import { jackpotsChannels } from '../channels/jackpots.ts';
import { levelsChannels } from '../channels/levels.ts';
import { limitsChannels } from '../channels/limits.ts';
import { lobbyChannels } from '../channels/lobby.ts';
import { lootboxesChannels } from '../channels/lootboxes.ts';
import { lotteriesChannels } from '../channels/lotteries.ts';
import { moneyChannels } from '../channels/money.ts';
import { profileChannels } from '../channels/profile.ts';
import { questsChannels } from '../channels/quests.ts';
import { shopChannels } from '../channels/shop.ts';
import { tournamentsChannels } from '../channels/tournaments.ts';

export const channels = {
  ...achievementsChannels,
  ...adventureChannels,
  ...bonusesChannels,
  ...cashboxChannels,
  ...dropsChannels,
  ...freespinsChannels,
  ...jackpotsChannels,
  ...levelsChannels,
  ...limitsChannels,
  ...lobbyChannels,
  ...lootboxesChannels,
  ...lotteriesChannels,
  ...moneyChannels,
  ...profileChannels,
  ...questsChannels,
  ...shopChannels,
  ...tournamentsChannels,
} as const;
