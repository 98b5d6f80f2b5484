/** Tabs of one browser share a session, so they tell one another when it begins and ends. Nothing personal is said. */
type News = 'signed-in' | 'signed-out' | 'session-lost';

const CHANNEL = 'casino:session';
let channel: BroadcastChannel | undefined;

export function followTabs(hear: (news: News) => void): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
}

export function tellTabs(news: News): void {
  channel?.postMessage(news);
}
