import type { ReviewLevel } from '@/lib/domain/review'

/** Which reviews are looked at. */
export interface ReviewChoice {
  level?: ReviewLevel | undefined
  withPictures?: boolean | undefined
}

/** What a press among the reviews asks for. Written into the document, so that it is understood before its code is there. */
export type ReviewRequest =
  | { choose: ReviewChoice }
  | { page: number }
  | { enlarge: number; at: number }
  | { praise: number }
  | { answers: number }

/** The attribute that makes an element ask for something. */
export const reviewRequests = (wish: ReviewRequest) => ({ 'data-wish': JSON.stringify(wish) })

const pageLink = '#reviews-'

/** Pages are anchors, so that they look and work like those of all lists. */
export const reviewPageHref = (page: number) => `${pageLink}${page}`

/** The wish of a pressed element; null when it asks for nothing. */
export function reviewRequestOf(target: EventTarget | null): ReviewRequest | null {
  if (!(target instanceof Element)) return null
  const asking = target.closest('[data-wish]')?.getAttribute('data-wish')
  if (asking) return JSON.parse(asking) as ReviewRequest
  const href = target.closest('a')?.getAttribute('href') ?? ''
  return href.startsWith(pageLink) ? { page: Number(href.slice(pageLink.length)) } : null
}
