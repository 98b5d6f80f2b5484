import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  /** Text beside it; without it give aria-label or aria-labelledby. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** The checked state of the checkbox is the state of the switch: no aria-checked beside it. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const;

/** On or off, at once. A real checkbox, so it also works in a form without script. */
export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label className={classNames('ui-switch', className)}>
      <input {...input} {...asSwitch} />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
