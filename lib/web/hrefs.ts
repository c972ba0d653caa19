// Plain Node: the front door loads this file without a compiler, through route-rules.ts.

/** The page of a product, or of one of its SKUs. */
export const goodsHref = (itemId: number | string): string => `/items/${itemId}`

/** Which articles a list shows: a catalogue by id, all, or the brand news. */
export type ArticleShelf = number | 'all' | 'news'

/** A page of an article list. */
export function articleListHref(shelf: ArticleShelf, page = 1): string {
  const query = new URLSearchParams()
  if (typeof shelf === 'number') query.set('category_id', String(shelf))
  if (page > 1) query.set('page', String(page))
  const path = shelf === 'news' ? '/news' : '/articleList'
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** The page of a notice of the mall. */
export const noticeHref = (noticeId: number): string => `/notices/${noticeId}`

export const articleHref = (articleId: number | string): string => `/article/detail/${articleId}`

/** 我的评价. */
export const ownReviewsHref = '/member/reviews'

/** 领券中心. */
export const couponCentreHref = '/member/coupon-center'
export const ownCouponsHref = '/member/coupon'
/** The page on which an exchange coupon gets its product. */
export const couponExchangeHref = (code: string) =>
  `${ownCouponsHref}/exchange?code=${encodeURIComponent(code)}`

/** A designed page by its id; `designedPageHref` knows the pages with an address of their own. */
export const customPageHref = (templateId: number): string => `/custompage?pageid=${templateId}`
