import type { WheelItem } from '@cosmodrome/contract/http/wheel';

const valueOf = ({ amounts }: WheelItem): number =>
  amounts.find(({ currency }) => currency === 'EUR')?.amount_cents ?? 0;

/** The segment that alone is gold: the largest amount of money. */
export const topOf = (segments: readonly WheelItem[]): string | undefined =>
  segments.filter(({ kind }) => kind === 'money').toSorted((one, other) => valueOf(other) - valueOf(one))[0]?.id;
