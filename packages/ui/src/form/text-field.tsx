import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../identity/icon.tsx';
import { fieldControl, FieldFrame, type FieldSize, type FieldTexts } from './field-frame.tsx';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
    size?: FieldSize | undefined;
    icon?: IconName | undefined;
    /** Shows a green mark: the value is right. */
    valid?: boolean | undefined;
    /** A button or mark at the end of the well. */
    end?: ReactNode;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text in a well. */
export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  size = 'large',
  icon,
  valid,
  end,
  className,
  id,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const control = fieldControl(id ?? ownId, { label, hint, error });
  return (
    <FieldFrame id={control.id} size={size} className={className} {...{ label, labelHidden, hint, error }}>
      {icon && <Icon name={icon} size={18} />}
      <input {...input} {...control} />
      {valid && !error && <Icon name="circle-check" className="is-ok" />}
      {end}
    </FieldFrame>
  );
}
