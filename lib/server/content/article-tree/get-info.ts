import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Queries } from '@/lib/server/ground/db/connection'
import { blocksHtml } from '@/lib/web/blocks-html'
import { cleanHtml } from '@/lib/web/clean-html'
import { contentInfo } from './sql'

/**
 * A released article as sanitized HTML, by its id or its path below /product (contract goods §12.5).
 * @param now epoch seconds
 * @throws MallError 文章不存在
 */
export async function getContentInfo(db: Queries, article: { id: number; path: string }, now: number) {
  const [row] = await db.run(contentInfo, [article.id, article.path, now])
  if (!row) throw new MallError(contentMessages.articleMissing)
  return {
    article_id: row.articleId,
    title: row.title,
    content: cleanHtml(typeof row.content === 'string' ? row.content : blocksHtml(row.content)),
    node_name: row.nodeName,
    summary: row.summary,
    image_url: row.imageUrl,
    updated: row.updated,
  }
}
