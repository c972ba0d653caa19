/** Rows on a page (spec 1 §9). */
export const defaultPageSize = 10
/** Page numbers shown at once (spec 1 §9). */
export const mostNumbers = 3

/** How many pages `count` rows fill; an empty list has one page. */
export const pageCount = (count: number, pageSize: number = defaultPageSize) =>
  Math.max(1, Math.ceil(count / Math.max(1, pageSize)))

/** Pages offered to jump to. */
const mostJumps = 40

/** Pages to jump to, all of them while they are few, else evenly spread from the first to the last. */
export function pageJumps(pages: number): number[] {
  const count = Math.min(pages, mostJumps)
  const step = count > 1 ? (pages - 1) / (count - 1) : 1
  return Array.from({ length: count }, (_, at) => Math.round(1 + at * step))
}

/** The page numbers around the present one: at most three, all of them existing. */
export function pageWindow(page: number, pages: number, most: number = mostNumbers): number[] {
  const size = Math.min(most, pages)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pages - size + 1)
  return Array.from({ length: size }, (_, offset) => first + offset)
}
