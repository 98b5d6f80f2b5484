import { useId, type CSSProperties, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { fieldControl, FieldError, type FieldTexts } from '../form/field-frame.tsx';
import { moneyWidth } from './money.tsx';

export type AmountWellProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'value' | 'type'> & {
    /** As typed. */
    value: string;
    /** Currency sign, before or after the figures as the locale has it. */
    sign: string;
    signAfter?: boolean | undefined;
    /** Currency choice at the corner: a CompactSelect. */
    end?: ReactNode;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** The amount being moved, large in a well. The figures grow narrower, then smaller, and are never cut. */
export function AmountWell(props: AmountWellProps) {
  const { label, labelHidden, hint, error, value, sign, signAfter, end, id, className, placeholder, ...input } = props;
  const ownId = useId();
  const control = fieldControl(id ?? ownId, { label, hint, error });
  const characters = Math.max((value || placeholder || '').length, 1);
  const style = { '--ui-characters': characters, '--ui-sign': sign.length } as CSSProperties;
  return (
    <div className={classNames('ui-amount', className)}>
      <div className={classNames('ui-amount-well', Boolean(error) && 'is-wrong')}>
        <label htmlFor={control.id} className={labelHidden ? 'ui-visually-hidden' : undefined}>
          {label}
        </label>
        {end}
        <div
          className={classNames(
            'ui-amount-line',
            `is-${moneyWidth(characters + sign.length)}`,
            signAfter && 'is-after',
          )}
          style={style}
        >
          <span aria-hidden>{sign}</span>
          <input
            {...input}
            {...control}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            value={value}
            placeholder={placeholder}
          />
        </div>
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
