import type { ElementType, HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';

export type PanelProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType | undefined;
  /** Without inner space, for content that reaches the edge. */
  flush?: boolean | undefined;
  ref?: Ref<HTMLElement>;
};

/** A surface lit along its upper edge; the light dies after 140 px. */
export function Panel({ as: Element = 'section', flush, className, ...rest }: PanelProps) {
  return <Element {...rest} className={classNames('ui-panel', flush && 'is-flush', className)} />;
}
