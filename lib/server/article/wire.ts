import 'server-only'

/** An article as the tables hold it, without its text. */
export interface ArticleRow {
  articleId: number
  title: string
  summary: string
  imageUrl: string
  sort: number
  author: string
  releaseTime: number
  articleType: 'general' | 'bring'
  categoryId: number
  distributorId: number
  created: number
  updated: number
}

/** The columns of `ArticleRow`. */
export const articleColumns = `article_id as "articleId", title, summary, image_url as "imageUrl", sort, author,
  release_time as "releaseTime", article_type as "articleType", category_id as "categoryId",
  distributor_id as "distributorId", created, updated`

/** The order of every list of articles (contract goods §12.1). */
export const articleOrder = 'sort, release_time desc, article_id desc'

/** The contract's fields of an article, all but its text. */
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
