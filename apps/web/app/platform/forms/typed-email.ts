/** The address somebody typed into one form, for the next one that asks for it: in the memory of this page only. */
let typed = '';

export const rememberTypedEmail = (email: string): void => void (typed = email);
export const typedEmail = (): string => typed;
