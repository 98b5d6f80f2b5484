import { Button } from '@cosmodrome/ui/button';
import { Chip } from '@cosmodrome/ui/chip';
import { useTranslations } from 'use-intl';

/** Pages around the current one, with the first and the last; null where more than one is left out in between. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages]);
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (each) => near.has(each) || (near.has(each - 1) && near.has(each + 1)),
  );
  return shown.flatMap((each, at) => (each - (shown[at - 1] ?? 0) > 1 ? [null, each] : [each]));
}

/** Plain links to the pages of a list: they work without script, and search engines follow them. */
export function PageLinks({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  const t = useTranslations('games');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Button href={href(page - 1)} size="small" icon="chevron-left" rel="prev">
          {t('previous')}
        </Button>
      )}
      {pagesAround(page, pages).map((each, at) =>
        each === null ? (
          <span key={`gap-${at}`} className="text-low" aria-hidden>
            …
          </span>
        ) : (
          <Chip key={each} href={href(each)} selected={each === page} size="small">
            {String(each)}
          </Chip>
        ),
      )}
      {page < pages && (
        <Button href={href(page + 1)} size="small" iconEnd="chevron-right" rel="next">
          {t('next')}
        </Button>
      )}
    </nav>
  );
}
