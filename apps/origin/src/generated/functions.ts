// Made by `npm run generate` from the SQL functions: the version grows with every change of one.
export const functions = { version: 3, hash: '8f6827abf649accc' } as const;
