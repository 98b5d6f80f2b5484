import { Chip } from '@cosmodrome/ui/chip';
import { ChipRow } from '@cosmodrome/ui/chip-row';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Menu, useCategories } from '../category-menu.ts';

/** The categories of a kind of page. One that is not in the menu has no chip; an empty menu has no row. */
export function CategoryChips({ menu, current }: { menu: Menu; current?: string }) {
  const t = useTranslations('games');
  const categories = useCategories(menu);
  const row = useRef<HTMLDivElement>(null);
  const count = categories.length;
  useEffect(() => showCurrent(row.current), [current, count]);
  if (count === 0) return null;
  return (
    <div ref={row} className="min-w-0">
      <ChipRow label={t('menu')}>
        {categories.map(({ slug, href, title }) => (
          <Chip key={slug} href={href} selected={slug === current}>
            {title}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** Brings the chip of the page into the middle of the row, which scrolls by itself only. */
function showCurrent(row: HTMLElement | null): void {
  const list = row?.querySelector('ul');
  const chip = list?.querySelector('[aria-current]');
  if (!list || !chip) return;
  const [inner, outer] = [chip.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right) {
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }
}
