import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type GaugeProps = {
  /** Any two numbers of one unit; only their ratio is drawn. */
  value: number;
  max: number;
  /** What is measured, for assistive technology. */
  label: string;
  /** The numbers in words: "€1,260.00 of €1,750.00". Announced in place of a percentage. */
  words: string;
  /** Captions under the ticks. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string | undefined;
};

/** Share of the gauge that is lit, 0 to 1, for any input: nothing is drawn beyond the ends. */
export function gaugeShare(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.min(1, Math.max(0, value / max));
}

/** The tick gauge, used for every progress. A real progressbar that speaks words. */
export function Gauge({ value, max, label, words, start, end, className }: GaugeProps) {
  const share = gaugeShare(value, max);
  return (
    <div className={classNames('ui-gauge', className)}>
      <div
        className="ui-gauge-ticks"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        style={{ '--ui-share': `${(share * 100).toFixed(2)}%` } as CSSProperties}
      />
      {(start !== undefined || end !== undefined) && (
        <div className="ui-gauge-captions">
          <span>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </div>
  );
}
