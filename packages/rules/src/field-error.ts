/** Why a field was refused; a message of the same name explains it. Values fill the message. */
export interface FieldError {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

export const fieldError = (key: string, values?: FieldError['values']): FieldError =>
  values ? { key, values } : { key };
