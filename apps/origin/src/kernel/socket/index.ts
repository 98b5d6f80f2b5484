export type { PublicMessage } from './message.ts';
export { createSocketServer, type SocketServer } from './server.ts';
export { outboxStore } from './store.ts';
