/** The pages to offer: the ends, and those around where one is; null where some are left out. Never more than seven. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: Math.max(0, pages) }, (_, place) => place + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages];
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, null, page - 1, page, page + 1, null, pages];
}
