import { FRAME_PROTOCOL, type FrameMessage, type HostMessage } from '@cosmodrome/contract/frame';
import { OPAQUE, readFrameMessage } from './guard.ts';

/** What the host says, without what is the same in every message. */
export type Told = HostMessage extends infer M
  ? M extends HostMessage
    ? Omit<M, 'protocol' | 'session'>
    : never
  : never;

/** The conversation with one game frame. */
export interface FrameLink {
  tell(message: Told): void;
  close(): void;
}

/** Starts to listen to the frame of a session. The frame's window is asked each time: it is replaced when it reloads. */
export function linkFrame(frame: HTMLIFrameElement, session: string, hear: (message: FrameMessage) => void): FrameLink {
  const listen = (event: MessageEvent<unknown>): void => {
    const message = readFrameMessage(event, { window: frame.contentWindow, origin: OPAQUE, session });
    if (message) hear(message);
  };
  window.addEventListener('message', listen);
  return {
    // An opaque origin has no name to send to; the frame was opened with the session, and shows the balance itself.
    tell: (message) => frame.contentWindow?.postMessage({ protocol: FRAME_PROTOCOL, session, ...message }, '*'),
    close: () => window.removeEventListener('message', listen),
  };
}
