import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { articleList, type ArticleRow } from './sql'

export type { ArticleRow }

export interface ArticleQuery {
  articleType: 'general' | 'bring'
  /** A category with all categories below it; 0 for all. */
  categoryId: number
  /** 0 for every article. */
  articleId: number
  /** A part of the title; '' for any. */
  title: string
  /** The region of the shop that published the article; '' for any. */
  region?: { province: string; city: string; area: string }
  /** Newest first instead of the operator's sort. */
  newestFirst?: boolean
  page: number
  pageSize: number
}

/**
 * A page of released articles with the number of all that match (contract goods §12.1).
 * @param now epoch seconds
 */
export async function listArticles(
  db: Queries,
  query: ArticleQuery,
  now: number,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const rows = await db.run(articleList, [
    now,
    query.articleType,
    query.categoryId,
    query.articleId,
    query.title,
    ...limitAndOffset(query.page, query.pageSize),
    query.region?.province ?? '',
    query.region?.city ?? '',
    query.region?.area ?? '',
    query.newestFirst ?? false,
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}
