export { append, lockPlayer, type NewMessage } from './append.ts';
export type { Handler, Message } from './message.ts';
export { takeNumbers } from './numbers.ts';
export { Relay, type RelayOptions } from './relay.ts';
export { oldestWaiting } from './waiting.ts';
export { currentSeq, messagesSince, type Resume, type SentMessage } from './resume.ts';
export type { Json, OutboxTables } from './tables.ts';
