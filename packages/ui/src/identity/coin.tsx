import sprite from '../assets/coins.svg?no-inline';
import type { CoinName } from '../generated/asset-names.ts';

export type { CoinName };

/** The mark of a currency, fiat or crypto. The code stands beside it in words. */
export function Coin({ currency, size = 24 }: { currency: CoinName | (string & {}); size?: number }) {
  return (
    <svg className="ui-coin" width={size} height={size} aria-hidden>
      <use href={`${sprite}#${currency.toLowerCase()}`} />
    </svg>
  );
}
