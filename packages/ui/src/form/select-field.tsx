import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '../identity/icon.tsx';
import { fieldControl, FieldFrame, type FieldSize, type FieldTexts } from './field-frame.tsx';

export type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> & {
    size?: FieldSize | undefined;
    /** A flag or coin of the chosen option. */
    mark?: ReactNode;
    /** option elements. */
    children: ReactNode;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** The browser's own select in a well: its list is the best one a phone has. */
export function SelectField({
  label,
  labelHidden = false,
  hint,
  error,
  size = 'large',
  mark,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const control = fieldControl(id ?? ownId, { label, hint, error });
  return (
    <FieldFrame id={control.id} size={size} className={className} {...{ label, labelHidden, hint, error }}>
      {mark && <span className="ui-field-mark">{mark}</span>}
      <select {...select} {...control}>
        {children}
      </select>
      <Icon name="chevron-down" size={18} />
    </FieldFrame>
  );
}

/** A select that looks like a small quiet button: sorting, currency of an amount. */
export function CompactSelect({
  label,
  children,
  ...select
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> & { label: string; children: ReactNode }) {
  return (
    <span className="ui-compact-select">
      <select {...select} aria-label={label}>
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
