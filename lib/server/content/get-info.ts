import 'server-only'
import type { IntroBlock } from '@/lib/contract/goods'
import { blocksHtml } from '@/lib/web/blocks-html'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { cleanHtml } from '@/lib/web/clean-html'

interface InfoRow {
  articleId: number
  title: string
  content: string | IntroBlock[]
  nodeName: string
  summary: string
  imageUrl: string
  updated: number
}

const findContent = statement(
  'content_info',
  `select a.article_id as "articleId", a.title, a.content, c.category_name as "nodeName", a.summary,
          a.image_url as "imageUrl", a.updated
     from articles a join article_categories c on c.category_id = a.category_id
    where a.release_status and a.release_time <= $3
      and case when $1::int > 0 then a.article_id = $1 else a.url_path = $2 and $2::text <> '' end`,
)

/**
 * A released article as HTML, by its id or by its path below /product (contract goods §12.5).
 * @throws MallError 文章不存在
 */
export async function getContentInfo(db: Queries, wanted: { id: number; path: string }, now: number) {
  const [row] = await db.run<InfoRow>(findContent, [wanted.id, wanted.path, now])
  if (!row) throw new MallError('文章不存在')
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
