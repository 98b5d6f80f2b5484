import { useId, type InputHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { fieldControl, FieldError, type FieldTexts } from './field-frame.tsx';

export type CodeFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'maxLength' | 'value' | 'onChange'> & {
    digits: number;
    value: string;
    onChange: (value: string) => void;
  };

/** A short code of figures: one real input (so pasting and autofill work) shown as cells. */
export function CodeField({
  label,
  labelHidden,
  hint,
  error,
  digits,
  value,
  onChange,
  className,
  id,
  ...input
}: CodeFieldProps) {
  const ownId = useId();
  const control = fieldControl(id ?? ownId, { label, hint, error });
  return (
    <div className={classNames('ui-field', className)}>
      <label htmlFor={control.id} className={labelHidden ? 'ui-visually-hidden' : undefined}>
        {label}
      </label>
      <div className="ui-code">
        <input
          autoComplete="one-time-code"
          {...input}
          {...control}
          inputMode="numeric"
          maxLength={digits}
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, digits))}
        />
        {Array.from({ length: digits }, (_, at) => (
          <span
            key={at}
            className={classNames(at === Math.min(value.length, digits - 1) && 'is-next', Boolean(error) && 'is-wrong')}
            aria-hidden
          >
            {value[at]}
          </span>
        ))}
      </div>
      {error ? (
        <FieldError id={`${control.id}-error`}>{error}</FieldError>
      ) : (
        hint && (
          <p className="ui-field-hint" id={`${control.id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
