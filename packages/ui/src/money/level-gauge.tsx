import type { CSSProperties } from 'react';
import { gaugeShare } from './gauge.tsx';

export type LevelStop = { label: string; at: number; current?: boolean };
export type LevelGaugeProps = { value: number; max: number; label: string; words: string; stops: readonly LevelStop[] };

/** A gauge with named stops, for status levels. */
export function LevelGauge({ value, max, label, words, stops }: LevelGaugeProps) {
  const share = (at: number): string => `${(gaugeShare(at, max) * 100).toFixed(2)}%`;
  return (
    <div className="ui-level-gauge">
      <div
        className="ui-gauge-ticks"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(gaugeShare(value, max) * 100)}
        aria-valuetext={words}
        style={{ '--ui-share': share(value) } as CSSProperties}
      />
      <ol>
        {stops.map((stop) => (
          <li
            key={stop.label}
            className={stop.current ? 'is-current' : stop.at <= value ? 'is-passed' : undefined}
            style={{ '--ui-share': share(stop.at) } as CSSProperties}
            aria-current={stop.current ? 'step' : undefined}
          >
            {stop.label}
          </li>
        ))}
      </ol>
    </div>
  );
}
