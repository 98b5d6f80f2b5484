import { Suspense } from 'react';
import { EndingBonuses } from '../../bonuses/index.ts';
import type { PartProps } from './parts.ts';

/** The bonuses that a withdrawal ends, where there are any. */
export function EndingPart({ form }: Pick<PartProps, 'form'>) {
  if (form.ending.length === 0) return null;
  return (
    <Suspense fallback={<div className="min-h-control" />}>
      <EndingBonuses bonuses={form.ending} />
    </Suspense>
  );
}
