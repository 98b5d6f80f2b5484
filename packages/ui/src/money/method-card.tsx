import type { ReactNode } from 'react';
import { Icon } from '../identity/icon.tsx';

export type MethodCardProps = {
  /** Name of the radio group. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: (value: string) => void;
  mark: ReactNode;
  title: ReactNode;
  /** Time and fee. */
  terms: ReactNode;
  limits: ReactNode;
  disabled?: boolean | undefined;
};

/** A way to pay, as a radio button: mark, name, time and fee, limits. */
export function MethodCard({ name, value, checked, onChoose, mark, title, terms, limits, disabled }: MethodCardProps) {
  return (
    <label className="ui-method">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
      />
      <span className="ui-method-mark">{mark}</span>
      <span className="ui-method-text">
        <strong>{title}</strong>
        <span>{terms}</span>
        <span>{limits}</span>
      </span>
      <span className="ui-method-check" aria-hidden>
        <Icon name="check" size={14} />
      </span>
    </label>
  );
}

/** The cards of one choice. */
export function MethodCards({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="ui-methods">
      <legend>{label}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
