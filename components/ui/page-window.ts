/** Rows on a page (spec 1 §9). */
export const defaultPageSize = 10
/** Page numbers shown at once (spec 1 §9). */
const mostNumbers = 3

/** How many pages `count` rows fill; an empty list has one page. */
export const pageCount = (count: number, pageSize: number = defaultPageSize) =>
  Math.max(1, Math.ceil(count / Math.max(1, pageSize)))

/** The page numbers around the present one: at most three, all of them existing. */
export function pageWindow(page: number, pages: number, most: number = mostNumbers): number[] {
  const size = Math.min(most, pages)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pages - size + 1)
  return Array.from({ length: size }, (_, offset) => first + offset)
}
