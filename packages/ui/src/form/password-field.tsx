import { useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** Words of the eye while the password is hidden, and while it is shown. */
  showLabel: string;
  hideLabel: string;
};

/** A password in a well, with an eye to see what was typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, show] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => show(!shown)}
        />
      }
    />
  );
}
