import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import { isPublished } from '@/lib/server/content/article/published-sql'
import { json, number, statement, text } from '@/lib/server/ground/db/statement'

export const contentInfo = statement(
  'content_info',
  `select a.article_id as "articleId", a.title, a.content, c.category_name as "nodeName", a.summary,
          a.image_url as "imageUrl", a.updated
     from articles a join article_categories c on c.category_id = a.category_id
    where ${isPublished('a', '$3')}
      and case when $1::int > 0 then a.article_id = $1 else a.url_path = $2 and $2::text <> '' end`,
  {
    articleId: number,
    title: text,
    /** HTML, or blocks. */
    content: json<string | IntroBlock[]>(),
    nodeName: text,
    summary: text,
    imageUrl: text,
    updated: number,
  },
)
