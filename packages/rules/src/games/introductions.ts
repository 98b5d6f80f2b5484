/** Players of a group are introduced to a studio once (spec 6); `shown` is the group that notes it. */
export interface Introduction {
  readonly studio: string;
  readonly group: string;
  readonly shown: string;
}

/** A client may put its player into the groups that note one (`writableGroups`), and into no other. */
export const introductions: readonly Introduction[] = [
  { studio: 'kestrel-yard', group: '851', shown: '859' },
  { studio: 'tin-moon', group: '1030', shown: '1056' },
];

/** The introduction a player of these groups has not been given yet; one at a time. */
export const dueIntroduction = (groupIds: readonly string[]): Introduction | undefined =>
  introductions.find(({ group, shown }) => groupIds.includes(group) && !groupIds.includes(shown));
