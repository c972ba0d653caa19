import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { articleColumns, articleOrder, type ArticleRow } from './wire'

const released = statement(
  'articles_released',
  `with recursive shelf as (
     select category_id from article_categories where category_id = $3
     union select c.category_id from article_categories c join shelf s on c.parent_id = s.category_id)
   select ${articleColumns}, count(*) over ()::int as total
     from articles
    where release_status and release_time <= $1 and article_type = $2 and url_path = ''
      and ($3::int = 0 or category_id in (select category_id from shelf)) and ($4::int = 0 or article_id = $4)
      and ($5 = '' or position($5 in title) > 0)
      and (($8 = '' and $9 = '' and $10 = '') or exists (
             select from distributors d
              where d.distributor_id = articles.distributor_id and $8 in ('', d.province)
                and $9 in ('', d.city) and $10 in ('', d.area)))
    order by case when $11::boolean then -release_time end, ${articleOrder} limit $6 offset $7`,
)

export interface ArticleQuery {
  articleType: 'general' | 'bring'
  /** A catalogue with all below it; 0 means every catalogue. */
  categoryId: number
  /** 0 means every article. */
  articleId: number
  /** Part of the title; '' means any. */
  title: string
  /** Where the shop is that it comes from; '' means anywhere. */
  place?: { province: string; city: string; area: string }
  /** The newest first, instead of the operator's order. */
  newestFirst?: boolean
  page: number
  pageSize: number
}

/** Released articles in their order, with the number of all that match. */
export async function listArticles(
  db: Queries,
  query: ArticleQuery,
  now: number,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const rows = await db.run<ArticleRow & { total: number }>(released, [
    now,
    query.articleType,
    query.categoryId,
    query.articleId,
    query.title,
    query.pageSize,
    (query.page - 1) * query.pageSize,
    query.place?.province ?? '',
    query.place?.city ?? '',
    query.place?.area ?? '',
    query.newestFirst ?? false,
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}
