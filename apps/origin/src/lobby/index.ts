export { lobbyCalls, type LobbyOptions } from './calls.ts';
export { winsProjector, type ProjectorOptions } from './project.ts';
export { forgetWins } from './store.ts';
export type { LobbyTables } from './tables.ts';
