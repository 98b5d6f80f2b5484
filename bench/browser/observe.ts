/** What a page has seen of itself since it began to load. Milliseconds since navigation. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint painted. */
  largest: string;
  /** Parts of long tasks beyond 50 ms, after the first paint. */
  blocked: number;
  /** Sum of all layout shifts that no tap or key caused, and what moved. */
  shift: number;
  shifted: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
interface LargestPaint extends PerformanceEntry {
  element: Element | null;
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Runs in the page before anything else. Nothing of this module is in reach there. */
export function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, largest: '', blocked: 0, shift: 0, shifted: [] };
  window.benchSeen = seen;
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}.${[...node.classList].slice(0, 3).join('.')}` : (node?.nodeName ?? '');
  const on = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    seen.largest = nameOf((entry as LargestPaint).element);
  });
  on('longtask', (entry) => {
    const painted = seen.firstPaint > 0 && entry.startTime + entry.duration > seen.firstPaint;
    if (painted) seen.blocked += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    if (shift.hadRecentInput) return;
    seen.shift += shift.value;
    seen.shifted.push(`${shift.value.toFixed(4)} ${shift.sources.map(({ node }) => nameOf(node)).join(' ')}`);
  });
}
