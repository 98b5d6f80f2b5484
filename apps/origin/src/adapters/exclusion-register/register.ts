/** The port of a national register of people who may not gamble (player protection R6). */
export interface ExclusionRegister {
  /** Until when the person of a personal number may not play; null for a person without a ban. @throws when it does not answer */
  bannedUntil(personalNumber: string): Promise<Date | null>;
}
