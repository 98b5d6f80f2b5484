import sprite from '../assets/flags.svg?no-inline';
import type { FlagName } from '../generated/asset-names.ts';

export type { FlagName };

/** A round flag. The name of the country or language stands beside it in words; unknown codes stay an empty disc. */
export function Flag({ country, size = 20 }: { country: FlagName | (string & {}); size?: number }) {
  return (
    <svg className="ui-flag" width={size} height={size} aria-hidden>
      <use href={`${sprite}#${country.toLowerCase()}`} />
    </svg>
  );
}
