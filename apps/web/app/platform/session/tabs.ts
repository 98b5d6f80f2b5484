/** Tabs of one browser share a session, so they tell one another when it begins and ends. Nothing personal is said. */
type News = 'signed-in' | 'signed-out';

const CHANNEL = 'casino:session';
let channel: BroadcastChannel | undefined;

export function followTabs(on: { signedIn: () => void; signedOut: () => void }): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) =>
    data === 'signed-in' ? on.signedIn() : on.signedOut(),
  );
}

export function tellTabs(news: News): void {
  channel?.postMessage(news);
}
