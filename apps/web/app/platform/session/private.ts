/** Systems whose readings belong to one player. */
const privateCalls =
  /^((identity|profile|contact|documents)\.|achievements\.own|bonuses\.|cashback\.standing|chance\.own|cashbox\.(payment|methods)|draws\.list|freespins\.list|games\.(played|favorites)|gifts\.list|leaderboard\.own|levels\.(points|history)|limits\.|lootboxes\.list|lotteries\.status|money\.accounts|play\.|quests\.statuses|shop\.orders|tournaments\.(own|status)|vip\.progress|wheel\.spins)/;

/** Whether what a call reads has to be forgotten when another person, or nobody, is signed in. */
export const isPrivate = (name: unknown): boolean => privateCalls.test(String(name));

/** Readings of these systems that visitors may make as well: they are answered whether or not a session has ended. */
const forAnybody =
  /^(identity\.(captcha|sessionEnd|settings)|contact\.confirmEmail|profile\.(player|playerFields|statuses)|bonuses\.(firstDeposit|registration)|limits\.policy)$/;

/** Whether a reading is refused to whoever is not signed in. */
export const needsSession = (name: string): boolean => isPrivate(name) && !forAnybody.test(name);
