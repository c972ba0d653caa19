import type { ReviewLevel } from '@/lib/domain/content/review'

/** The filter of a review list. */
export interface ReviewFilter {
  level?: ReviewLevel | undefined
  withPictures?: boolean | undefined
}

/**
 * The action of a click in the reviews. It is an attribute in the markup, so that a click before hydration can be
 * carried out later.
 */
export type ReviewRequest =
  | { filter: ReviewFilter }
  | { page: number }
  | { enlarge: number; at: number }
  | { praise: number }
  | { answers: number }

/** The attributes of an element that makes a request. */
export const reviewRequests = (request: ReviewRequest) => ({ 'data-request': JSON.stringify(request) })

const pageLink = '#reviews-'

/** Pages are links, so that they look and work like those of all lists. */
export const reviewPageHref = (page: number) => `${pageLink}${page}`

/** The request of a clicked element; null without one. */
export function reviewRequestOf(target: EventTarget | null): ReviewRequest | null {
  if (!(target instanceof Element)) return null
  const request = target.closest('[data-request]')?.getAttribute('data-request')
  if (request) return JSON.parse(request) as ReviewRequest
  const href = target.closest('a')?.getAttribute('href') ?? ''
  return href.startsWith(pageLink) ? { page: Number(href.slice(pageLink.length)) } : null
}

export interface ReviewedProduct {
  goodsId: number
  /** A product of the points mall. */
  isPoints?: boolean | undefined
}
