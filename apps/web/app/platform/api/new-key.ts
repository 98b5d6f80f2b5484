/** 128 random bits as text. `crypto.randomUUID` is not there on plain HTTP, where a casino at home may stand. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
