export interface PageLinks {
  current_page: number;
  next_page: number | null;
  prev_page: number | null;
  total_pages: number;
  total_count: number;
}

/** Where a page stands. A page behind the last one is empty and leads back to the last. */
export function pageLinks(page: number, size: number, total: number): PageLinks {
  const pages = Math.ceil(total / size);
  return {
    current_page: page,
    next_page: page < pages ? page + 1 : null,
    prev_page: page > 1 ? Math.min(page - 1, Math.max(1, pages)) : null,
    total_pages: pages,
    total_count: total,
  };
}
