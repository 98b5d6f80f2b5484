/** Whom something of the content is for: players of some groups, and accounts of some licences. Null: everybody. */
export interface Whom {
  readonly groups: readonly string[] | null;
  readonly licences: readonly string[] | null;
}

/** Whether it is for a player of these groups and this licence, or for a guest of a host of this licence. */
export const isFor = (
  { groups, licences }: Whom,
  who: { readonly groups: readonly string[]; readonly licence: string },
): boolean =>
  (groups === null || groups.some((group) => who.groups.includes(group))) &&
  (licences === null || licences.includes(who.licence));

/** The groups that are numbers, where a call asks for numbers: statuses of levels have names, and are left out. */
export const groupNumbers = (groups: readonly string[] | null): number[] =>
  (groups ?? []).flatMap((group) => (/^\d+$/.test(group) ? [Number(group)] : []));
