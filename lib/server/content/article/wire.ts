import 'server-only'
import type { Reactions } from './get-reactions'
import type { ArticleRow } from './sql'

/** The contract's fields of an article except its text (contract goods §12.1). */
export const wireArticle = (row: ArticleRow) => ({
  article_id: row.articleId,
  company_id: 1 as const,
  title: row.title,
  summary: row.summary,
  image_url: row.imageUrl,
  share_image_url: '',
  sort: row.sort,
  author: row.author,
  head_portrait: '',
  release_status: true,
  release_time: row.releaseTime,
  article_type: row.articleType,
  category_id: row.categoryId,
  distributor_id: row.distributorId,
  created: row.created,
  updated: row.updated,
})

/** Counts of an article and the caller's reactions to it; zeros and false without reactions. */
export const wireReactions = (reactions: Reactions | undefined) => ({
  articleFocusNum: { count: reactions?.reads ?? 0 },
  articlePraiseNum: { count: reactions?.praises ?? 0 },
  isPraise: reactions?.isPraised ?? false,
  isCollect: reactions?.isFavourite ?? false,
})
