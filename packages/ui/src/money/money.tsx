import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';

/** One piece of a formatted amount, as Intl.NumberFormat.formatToParts gives it. */
export type MoneyPart = { type: string; value: string };

export type MoneyProps = {
  parts: readonly MoneyPart[];
  /** Gold is money standing alone; gold-dim is bonus money; ok is a net win; plain is everything else. */
  tone?: 'gold' | 'gold-dim' | 'plain' | 'ok' | 'inherit' | undefined;
  /** Type step; inherit keeps the size of the text around it. */
  size?: 'body' | 'lead' | 'balance' | 'heading' | 'title' | 'headline' | 'banner' | 'amount' | 'inherit' | undefined;
  /** Jackpots: the minor units at 66 % of the size. */
  smallMinor?: boolean | undefined;
  /** Fills its place and shrinks below the step rather than clip. */
  fit?: boolean | undefined;
  className?: string | undefined;
};

/** Width of the display face for an amount of so many characters: 96, then 84, then 75. Never an ellipsis. */
export function moneyWidth(characters: number): 'money' | 'narrow' | 'narrowest' {
  if (characters <= 10) return 'money';
  return characters <= 13 ? 'narrow' : 'narrowest';
}

/** Advance of a figure in em at each width of the face, rounded up (measured at weight 600). */
const emPerCharacter = { money: 0.6, narrow: 0.53, narrowest: 0.47 } as const;

const signs = new Set(['plusSign', 'minusSign']);
const minor = new Set(['decimal', 'fraction']);

/** An amount of money, already formatted for the locale. */
export function Money({ parts, tone = 'gold', size = 'inherit', smallMinor, fit, className }: MoneyProps) {
  const characters = parts.reduce((sum, part) => sum + part.value.length, 0);
  const width = moneyWidth(characters);
  const style = fit
    ? ({ '--ui-money-em': (characters * emPerCharacter[width]).toFixed(2) } as CSSProperties)
    : undefined;
  const amount = (
    <span
      className={classNames(
        'ui-money',
        `is-${tone}`,
        `is-${width}`,
        size !== 'inherit' && `is-${size}`,
        fit && 'is-fit',
        className,
      )}
      style={style}
    >
      {parts.map((part, at) =>
        signs.has(part.type) || (smallMinor && minor.has(part.type)) ? (
          <span key={at} className={signs.has(part.type) ? 'ui-money-sign' : 'ui-money-minor'}>
            {part.value}
          </span>
        ) : (
          part.value
        ),
      )}
    </span>
  );
  return fit ? <span className="ui-money-place">{amount}</span> : amount;
}
