export { append, lockPlayer } from './append.ts';
export type { BulkHandler, Handler, Message } from './message.ts';
export { takeNumbers } from './numbers.ts';
export { Relay } from './relay.ts';
export { oldestWaiting } from './waiting.ts';
export { currentSeq, messagesSince } from './resume.ts';
export type { OutboxTables } from './tables.ts';
