import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { useTranslations } from 'use-intl';
import { narrowOf } from '../narrow.ts';
import { useSegmentWords } from '../words.ts';

/** What stands behind the numbers on the rim: segments that no text has room in. */
export function Narrow({ segments, currency }: { segments: readonly WheelItem[]; currency: string }) {
  const t = useTranslations('wheel');
  const words = useSegmentWords(currency);
  const narrow = narrowOf(segments);
  if (narrow.length === 0) return null;
  return (
    <ul className="wheel-narrow" aria-label={t('narrow')}>
      {narrow.map((segment, place) => (
        <li key={segment.id}>
          <span className="wheel-number" aria-hidden>
            {place + 1}
          </span>
          <span className="font-strong text-high">{words.name(segment)}</span> {words.percent(segment)}
        </li>
      ))}
    </ul>
  );
}
