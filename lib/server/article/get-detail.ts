import 'server-only'
import type { ArticleDetail } from '@/lib/contract/article'
import type { Queries } from '@/lib/server/db/connection'
import { cleanHtml } from '@/lib/web/clean-html'
import { refreshGoodsBlocks } from '@/lib/server/goods-lookup/refresh-goods-blocks'
import { articleDetail } from './sql'
import { wireArticle } from './wire'

/**
 * A released article with its text and its neighbours in the catalogue (contract goods §12.2); null when there is none.
 * HTML is sanitized here too, because a seed or import may have stored it without passing a service. Blocks of products
 * carry current prices.
 */
export async function getArticleDetail(
  db: Queries,
  articleId: number,
  now: number,
): Promise<ArticleDetail | null> {
  const [row] = await db.run(articleDetail, [articleId, now])
  if (!row) return null
  const { content, previous, next } = row
  return {
    ...wireArticle(row),
    content: typeof content === 'string' ? cleanHtml(content) : await refreshGoodsBlocks(db, content),
    previous,
    next,
  }
}
