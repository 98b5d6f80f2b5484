import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { sectorsOf } from '@cosmodrome/rules/wheel/wheel';
import { useTranslations } from 'use-intl';
import { topOf } from '../top.ts';
import { useSegmentWords } from '../words.ts';

/** Every segment of a wheel with its chance and terms: the face as text. */
export function Odds({ segments, currency }: { segments: readonly WheelItem[]; currency: string }) {
  const t = useTranslations('wheel');
  const words = useSegmentWords(currency);
  const sectors = sectorsOf(segments.map(({ chance_bp: chance }) => chance));
  const top = topOf(segments);
  const rows = segments.map((segment, place) => ({ segment, widened: sectors[place]?.widened === true }));
  return (
    <ul className="wheel-odds" aria-label={t('odds')}>
      {rows
        .toSorted((one, other) => other.segment.chance_bp - one.segment.chance_bp)
        .map(({ segment, widened }) => (
          <li key={segment.id}>
            <span className={`wheel-swatch is-${segment.id === top ? 'top' : segment.kind}`} aria-hidden />
            <div>
              <p
                className={
                  segment.kind === 'money' ? 'text-body font-strong text-gold' : 'text-body font-strong text-high'
                }
              >
                {words.name(segment)}
              </p>
              <p className="text-meta text-low">
                {[...words.terms(segment), ...(widened ? [t('widened')] : [])].join('. ')}
              </p>
            </div>
            <p className="text-body font-strong text-high">{words.percent(segment)}</p>
          </li>
        ))}
    </ul>
  );
}
