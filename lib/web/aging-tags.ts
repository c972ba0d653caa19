/**
 * Invalidated tags whose pages may be sent until they are rendered again: what a long task changes all the time.
 *
 * Plain Node: lib/front loads this file without a compiler.
 */

/** Before a tag whose pages may be shown until they are rendered again. */
const agingMark = '~'

/**
 * As an invalidated tag: pages that carry it are rendered again at the next visit, and this visitor is not made to wait:
 * the page of before is sent once more. Everything else that is kept with the tag is dropped at once.
 */
export const aging = (cacheTag: string): string => agingMark + cacheTag

export const isAging = (invalidated: string): boolean => invalidated.startsWith(agingMark)

/** The tags without the difference. */
export const plainTags = (invalidated: readonly string[]): string[] =>
  invalidated.map((one) => (isAging(one) ? one.slice(agingMark.length) : one))
