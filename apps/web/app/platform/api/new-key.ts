/** 128 random bits as text. `crypto.randomUUID` is not there on plain HTTP, where a casino at home may stand. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
