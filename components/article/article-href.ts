/** The list of a catalogue: a catalogue by id, every article, or the brand news. */
export type ArticleShelf = number | 'all' | 'news'

/** The address of a page of a list of articles (lib/web/list-path.ts knows its document). */
export function articleListHref(shelf: ArticleShelf, page = 1): string {
  const query = new URLSearchParams()
  if (typeof shelf === 'number') query.set('category_id', String(shelf))
  if (page > 1) query.set('page', String(page))
  const path = shelf === 'news' ? '/news' : '/articleList'
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

export const articleHref = (articleId: number): string => `/article/detail/${articleId}`
