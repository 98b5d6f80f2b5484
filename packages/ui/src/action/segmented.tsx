import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../identity/anchor.tsx';

export type SegmentedOption<Value extends string> = { value: Value; label: string; href?: string };

export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange?: ((value: Value) => void) | undefined;
  /** Name of the radio group when it belongs to a form. */
  name?: string | undefined;
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** Two to four choices in a well, the chosen one lit. Options with an href are links, the others radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, name, wide, className } = props;
  const group = useId();
  const linked = options.some((option) => option.href !== undefined);
  return (
    <div
      className={classNames('ui-segmented', wide && 'is-wide', className)}
      role={linked ? 'group' : 'radiogroup'}
      aria-label={label}
    >
      {options.map((option) =>
        option.href === undefined ? (
          <label key={option.value} className="ui-segment">
            <input
              type="radio"
              name={name ?? group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ) : (
          <Anchor
            key={option.value}
            className="ui-segment"
            href={option.href}
            aria-current={option.value === value ? 'true' : undefined}
            onClick={() => onChange?.(option.value)}
          >
            {option.label}
          </Anchor>
        ),
      )}
    </div>
  );
}
