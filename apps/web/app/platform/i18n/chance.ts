import { usePercent } from './percent.ts';

/** Writes the chance of something that is drawn (in hundredths of a per cent) as a percentage. */
export function useChance(): (drawn: { readonly chance_bp: number }) => string {
  const percent = usePercent(2);
  return ({ chance_bp: chance }) => percent(chance / 10_000);
}
