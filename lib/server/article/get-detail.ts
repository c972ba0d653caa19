import 'server-only'
import type { ArticleDetail } from '@/lib/contract/article'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { cleanHtml } from '@/lib/web/clean-html'
import { refreshGoodsBlocks } from './refresh-goods-blocks'
import { articleColumns, articleOrder, wireArticle, type ArticleRow } from './wire'

interface DetailRow extends ArticleRow {
  content: ArticleDetail['content']
  previous: ArticleDetail['previous']
  next: ArticleDetail['next']
}

const neighbour = (step: 'lag' | 'lead') =>
  `${step}(jsonb_build_object('article_id', article_id, 'title', title)) over shelf as ${step === 'lag' ? 'previous' : 'next'}`

const releasedOne = statement(
  'article_released',
  `select ${articleColumns}, content, previous, next
     from (select *, ${neighbour('lag')}, ${neighbour('lead')}
             from articles
            where release_status and release_time <= $2 and url_path = ''
              and (category_id, article_type) = (select category_id, article_type from articles where article_id = $1)
           window shelf as (order by ${articleOrder})) shelved
    where article_id = $1`,
)

/**
 * A released article with its text and its neighbours in the catalogue; null when there is none (contract goods §12.2).
 * HTML is clean, whoever stored it (design §5); blocks of goods say what these cost now.
 */
export async function getArticleDetail(
  db: Queries,
  articleId: number,
  now: number,
): Promise<ArticleDetail | null> {
  const [row] = await db.run<DetailRow>(releasedOne, [articleId, now])
  if (!row) return null
  const { content, previous, next } = row
  return {
    ...wireArticle(row),
    content: typeof content === 'string' ? cleanHtml(content) : await refreshGoodsBlocks(db, content),
    previous,
    next,
  }
}
