import type { WheelItem } from '@cosmodrome/contract/http/wheel';
import { sectorsOf } from '@cosmodrome/rules/wheel/wheel';
import { useTranslations } from 'use-intl';
import { topOf } from '../top.ts';
import { useSegmentWords } from '../words.ts';

/** Every prize of a wheel with its chance and terms: the face as text. What several segments have is one, with the sum of their chances. */
export function Odds({ segments, currency }: { segments: readonly WheelItem[]; currency: string }) {
  const t = useTranslations('wheel');
  const words = useSegmentWords(currency);
  const sectors = sectorsOf(segments.map(({ chance_bp: chance }) => chance));
  const top = topOf(segments);
  const rows = new Map<string, { segment: WheelItem; widened: boolean }>();
  for (const [place, segment] of segments.entries()) {
    const same = JSON.stringify([segment.kind, words.name(segment), words.terms(segment)]);
    const row = rows.get(same);
    const chance = (row?.segment.chance_bp ?? 0) + segment.chance_bp;
    const widened = row?.widened === true || sectors[place]?.widened === true;
    rows.set(same, { segment: { ...(row?.segment ?? segment), chance_bp: chance }, widened });
  }
  return (
    <ul className="wheel-odds" aria-label={t('odds')}>
      {[...rows.values()]
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
