// Made by `npm run generate` from the SQL functions: the version grows with every change of one.
export const functions = { version: 5, hash: 'd1037fb6459d712d' } as const;
