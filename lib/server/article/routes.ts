import 'server-only'
import { os } from '@/lib/server/context'
import { articleCategories } from './categories'
import { articleDetail } from './detail'
import { listArticles } from './list'
import { wireArticle } from './rows'

export const articleRoutes = {
  list: os.article.list.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const query = {
      articleType: input.article_type ?? 'general',
      categoryId: input.category_id ?? 0,
      articleId: input.article_id ?? 0,
      title: input.title ?? '',
      page: input.page,
      pageSize: input.pageSize,
    }
    const { rows, total } = await listArticles(db, query, now())
    const list = rows.map((row) => ({ ...wireArticle(row), content: '' as const }))
    return { list, total_count: total, count: total, province_list: [] as [] }
  }),

  detail: os.article.detail.handler(
    async ({ input, context }) =>
      (await articleDetail(context.mall.db, input.article_id, context.mall.now())) ?? ([] as []),
  ),

  categories: os.article.categories.handler(({ input, context }) =>
    articleCategories(context.mall.db, input.category_type),
  ),
}
