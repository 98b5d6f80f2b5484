import type { ComponentType, LazyExoticComponent } from 'react';
import { part } from '../device/part.ts';
import { ensureMessages } from './catalogue.ts';
import type { Namespace } from './messages.ts';

/** A component that comes when it is needed, with texts that its page may not have brought. */
export const lazyWithTexts = <Props>(
  names: readonly Namespace[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  part(async () => {
    const [module] = await Promise.all([load(), ensureMessages(names, document.documentElement.lang)]);
    return module;
  });
