/** Rows on a page (spec 1 §9). */
export const defaultPageSize = 10
/** Page numbers shown at once (spec 1 §9). */
export const maxNumbers = 3

/** The number of pages for `count` rows; an empty list has one. */
export const pageCount = (count: number, pageSize: number = defaultPageSize) =>
  Math.max(1, Math.ceil(count / Math.max(1, pageSize)))

const maxJumps = 40

/** The page numbers of the jump menu: all of at most 40 pages, else 40 evenly spread from first to last. */
export function pageJumps(pages: number): number[] {
  const count = Math.min(pages, maxJumps)
  const step = count > 1 ? (pages - 1) / (count - 1) : 1
  return Array.from({ length: count }, (_, index) => Math.round(1 + index * step))
}

/** Existing page numbers around the current one, at most `max`. */
export function pageWindow(page: number, pages: number, max: number = maxNumbers): number[] {
  const size = Math.min(max, pages)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pages - size + 1)
  return Array.from({ length: size }, (_, offset) => first + offset)
}
