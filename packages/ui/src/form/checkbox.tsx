import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-frame.tsx';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children: ReactNode;
  /** A figure at the far end, for facets. */
  count?: ReactNode;
  error?: ReactNode;
};

/** A box to tick; the whole line is its target. */
export function Checkbox({ children, count, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={classNames('ui-checkbox', className)}>
      <label>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
        {count !== undefined && <span className="ui-checkbox-count">{count}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
