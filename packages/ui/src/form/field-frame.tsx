import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../identity/icon.tsx';

export type FieldTexts = {
  label: ReactNode;
  /** Hides the label from the eye only, for a search field with a visible purpose. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint and turns the edge red. */
  error?: ReactNode;
};

export type FieldSize = 'base' | 'large' | 'sheet';

/** Ids and ARIA of the control inside a frame. */
export function fieldControl(id: string, { hint, error }: FieldTexts) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  } as const;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="ui-field-error" id={id} role="alert">
      <Icon name="circle-alert" size={14} />
      <span>{children}</span>
    </p>
  );
}

/** Label above, control in a well, hint or error below. */
export function FieldFrame(
  props: FieldTexts & { id: string; size: FieldSize; children: ReactNode; className?: string | undefined },
) {
  const { id, label, labelHidden, hint, error, size, children, className } = props;
  return (
    <div className={classNames('ui-field', `is-${size}`, className)}>
      <label htmlFor={id} className={labelHidden ? 'ui-visually-hidden' : undefined}>
        {label}
      </label>
      <div className={classNames('ui-field-well', Boolean(error) && 'is-wrong')}>{children}</div>
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : (
        hint && (
          <p className="ui-field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
