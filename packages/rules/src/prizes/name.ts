/**
 * What a prize that can be drawn is called: money by its amount alone, because two prizes of money would be alike otherwise;
 * bonus money by its title and its amount; everything else by its title. `amount` is the formatted text, null where there is none.
 */
export const prizeName = ({ kind, title }: { kind: string; title: string }, amount: string | null): string =>
  amount === null || kind === 'points' ? title : kind === 'money' ? amount : `${title}, ${amount}`;
