import 'server-only'
import { os } from '@/lib/server/context'
import { statement } from '@/lib/server/db/connection'

interface ArticleRow {
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
  total: number
}

const released = statement(
  'articles-released',
  `select article_id as "articleId", title, summary, image_url as "imageUrl", sort, author,
          release_time as "releaseTime", article_type as "articleType", category_id as "categoryId",
          distributor_id as "distributorId", created, updated, count(*) over ()::int as total
     from articles
    where release_status and release_time <= $1 and article_type = $2
      and ($3::int = 0 or category_id = $3) and ($4::int = 0 or article_id = $4)
      and ($5 = '' or position($5 in title) > 0)
    order by sort, release_time desc, article_id desc limit $6 offset $7`,
)

export const articleRoutes = {
  list: os.article.list.handler(async ({ input, context }) => {
    const rows = await context.mall.db.run<ArticleRow>(released, [
      context.mall.now(),
      input.article_type ?? 'general',
      input.category_id ?? 0,
      input.article_id ?? 0,
      input.title ?? '',
      input.pageSize,
      (input.page - 1) * input.pageSize,
    ])
    const total = rows[0]?.total ?? 0
    const list = rows.map((row) => ({
      article_id: row.articleId,
      company_id: 1 as const,
      title: row.title,
      summary: row.summary,
      content: '' as const,
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
    }))
    return { list, total_count: total, count: total, province_list: [] as [] }
  }),
}
