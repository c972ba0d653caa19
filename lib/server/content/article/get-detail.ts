import 'server-only'
import type { ArticleDetail } from '@/lib/contract/content/article'
import { refreshGoodsBlocks } from '@/lib/server/catalogue/goods-lookup/refresh-goods-blocks'
import type { Queries } from '@/lib/server/ground/db/connection'
import { blocksHtml } from '@/lib/web/blocks-html'
import { cleanHtml } from '@/lib/web/clean-html'
import { articleDetail } from './sql'
import { wireArticle } from './wire'

/**
 * A released article with its text and its neighbours in the catalogue (contract goods §12.2); null for an unknown
 * article. HTML is sanitized here too, because a seed or import may have stored it without passing a service. Blocks of
 * products carry current prices. H5 shows the blocks of articles of type `bring` only (contract clients F12).
 * @param asBlocks whether a text of blocks stays blocks for other types, too
 */
export async function getArticleDetail(
  db: Queries,
  articleId: number,
  now: number,
  asBlocks: boolean,
): Promise<ArticleDetail | null> {
  const [row] = await db.run(articleDetail, [articleId, now])
  if (!row) return null
  const { content, tdk, previous, next } = row
  const text = typeof content === 'string' ? content : await refreshGoodsBlocks(db, content)
  const shown = asBlocks || row.articleType === 'bring' || typeof text === 'string' ? text : blocksHtml(text)
  return {
    ...wireArticle(row),
    content: typeof shown === 'string' ? cleanHtml(shown) : shown,
    previous,
    next,
    tdk_content: {
      title: tdk.title ?? '',
      mate_description: tdk.mate_description ?? '',
      mate_keywords: tdk.mate_keywords ?? '',
    },
  }
}
