import 'server-only'
import type { ArticleListInput } from '@/lib/contract/content/article'
import { memberOf, os } from '@/lib/server/ground/call-context'
import type { Mall } from '@/lib/server/ground/mall'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { getArticleDetail } from './get-detail'
import { listReactions } from './get-reactions'
import { listArticles } from './list-articles'
import { listArticleCategories } from './list-categories'
import { listArticleProvinces } from './list-provinces'
import { reactionRoutes } from './reaction-routes'
import { wireArticle, wireReactions } from './wire'

/** A list of articles with the reactions to them, unless `userId` is null; it is 0 for a guest. */
async function list({ db, now }: Mall, input: ArticleListInput, userId: number | null) {
  const query = {
    articleType: input.article_type ?? 'general',
    categoryId: input.category_id ?? 0,
    articleId: input.article_id ?? 0,
    title: input.title ?? '',
    region: { province: input.province ?? '', city: input.city ?? '', area: input.area ?? '' },
    newestFirst: input.order === 'newest',
    page: input.page,
    pageSize: input.pageSize,
  }
  const [{ rows, total }, provinces] = await Promise.all([
    listArticles(db, query, now()),
    listArticleProvinces(db, now()),
  ])
  const ids = rows.map(({ articleId }) => articleId)
  const found = userId === null ? [] : await listReactions(db, ids, userId, now())
  const byId = new Map(found.map((reactions) => [reactions.articleId, reactions]))
  const wired = rows.map((row) => ({
    ...wireArticle(row),
    content: '' as const,
    ...(userId === null ? {} : wireReactions(byId.get(row.articleId))),
  }))
  return { ...wireList({ list: wired, total }), province_list: provinces }
}

/** An article with the reactions to it when its type is `withReactions`; `[]` when there is none. */
async function detail(
  { db, now }: Mall,
  { article_id: articleId, rich_text }: { article_id: number; rich_text?: 'blocks' | undefined },
  userId: number,
  withReactions: 'bring' | 'any',
) {
  const article = await getArticleDetail(db, articleId, now(), rich_text === 'blocks')
  if (!article) return [] as []
  if (withReactions === 'bring' && article.article_type !== 'bring') return article
  const [reactions] = await listReactions(db, [articleId], userId, now())
  return { ...article, ...wireReactions(reactions) }
}

export const articleRoutes = {
  ...reactionRoutes,

  list: os.article.list.handler(({ input, context: { mall, viewer } }) =>
    list(mall, input, input.article_type === 'bring' ? (viewer?.userId ?? 0) : null),
  ),

  detail: os.article.detail.handler(({ input, context: { mall, viewer } }) =>
    detail(mall, input, viewer?.userId ?? 0, 'bring'),
  ),

  categories: os.article.categories.handler(({ input, context }) =>
    listArticleCategories(context.mall.db, input.category_type),
  ),

  provinces: os.article.provinces.handler(({ context: { mall } }) =>
    listArticleProvinces(mall.db, mall.now()),
  ),

  listForMember: os.article.listForMember.handler(({ input, context }) =>
    list(context.mall, input, memberOf(context).userId),
  ),

  detailForMember: os.article.detailForMember.handler(({ input, context }) =>
    detail(context.mall, input, memberOf(context).userId, 'any'),
  ),
}
