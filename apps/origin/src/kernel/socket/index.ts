export type { MessageStore, PrivateMessage, PublicMessage } from './message.ts';
export type { SocketIdentity, SocketLog, SocketOptions } from './options.ts';
export { createSocketServer, type SocketServer } from './server.ts';
export { outboxStore, type PresentMessage } from './store.ts';
