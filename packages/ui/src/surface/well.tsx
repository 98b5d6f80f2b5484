import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

/** Sunken ground for values and inputs. */
export function Well({ as: Element = 'div', className, ...rest }: HTMLAttributes<HTMLElement> & { as?: ElementType }) {
  return <Element {...rest} className={classNames('ui-well', className)} />;
}
