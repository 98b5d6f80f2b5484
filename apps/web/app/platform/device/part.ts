import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { hasLine, untilLine } from './line.ts';

/**
 * Code that comes when it is needed. Without a line it is waited for, and the page that asked stays as it is. Throws what the
 * import threw when it fails although the line is there: an older page after a new release.
 */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (let hadLine = false; ;) {
    try {
      return await load();
    } catch (error) {
      if (hadLine) throw error;
      hadLine = hasLine();
      await untilLine();
    }
  }
}

/** A component whose code comes when it is needed. Put it into a Suspense boundary. */
export const part = <P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => fetched(load));
