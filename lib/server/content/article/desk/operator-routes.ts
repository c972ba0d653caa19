import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { arrangeCatalogues, moveCatalogue } from './arrange-catalogues'
import { listCatalogues } from './catalogue-tree'
import { addCatalogue, changeCatalogue, removeCatalogue, setNewsCatalogue } from './change-catalogues'
import { countDeskArticles, listDeskArticles, loadDeskArticle, wireDeskArticle } from './read-articles'
import { addArticle, bringBackArticle, changeArticle, removeArticle } from './save-article'

const { article, articleCatalogue: catalogue } = os.operator

export const operatorArticleRoutes = {
  list: article.list.handler(({ input, context: { mall } }) =>
    listDeskArticles(mall.db, input, input, mall.now()),
  ),

  count: article.count.handler(({ context: { mall } }) => countDeskArticles(mall.db, mall.now())),

  info: article.info.handler(async ({ input, context: { mall } }) =>
    wireDeskArticle(await loadDeskArticle(mall.db, input.article_id, mall.now())),
  ),

  add: article.add.handler(({ input, context }) =>
    operatorWrite(context, 'article.add', input, ({ mall, scope: { actor } }) =>
      addArticle(mall, actor, input),
    ),
  ),

  change: article.change.handler(({ input, context }) =>
    operatorWrite(context, 'article.change', input, ({ mall, scope: { actor } }) =>
      changeArticle(mall, actor, input),
    ),
  ),

  remove: article.remove.handler(({ input, context }) =>
    operatorWrite(context, 'article.remove', input, async ({ mall, scope: { actor } }) => {
      await removeArticle(mall, actor, input.article_id)
      return { status: true as const }
    }),
  ),

  restore: article.restore.handler(({ input, context }) =>
    operatorWrite(context, 'article.restore', input, async ({ mall, scope: { actor } }) => {
      await bringBackArticle(mall, actor, input.article_id)
      return { status: true as const }
    }),
  ),
}

export const operatorArticleCatalogueRoutes = {
  list: catalogue.list.handler(({ context }) => listCatalogues(context.mall.db)),

  add: catalogue.add.handler(({ input, context }) =>
    operatorWrite(context, 'articleCatalogue.add', input, ({ mall, scope: { actor } }) =>
      addCatalogue(mall, actor, input),
    ),
  ),

  change: catalogue.change.handler(({ input, context }) =>
    operatorWrite(context, 'articleCatalogue.change', input, ({ mall, scope: { actor } }) =>
      changeCatalogue(mall, actor, input),
    ),
  ),

  arrange: catalogue.arrange.handler(({ input, context }) =>
    operatorWrite(context, 'articleCatalogue.arrange', input, ({ mall, scope: { actor } }) =>
      arrangeCatalogues(mall, actor, input.parent_id, [...new Set(input.category_id)]),
    ),
  ),

  move: catalogue.move.handler(({ input, context }) =>
    operatorWrite(context, 'articleCatalogue.move', input, ({ mall, scope: { actor } }) =>
      moveCatalogue(mall, actor, input),
    ),
  ),

  setNews: catalogue.setNews.handler(({ input, context }) =>
    operatorWrite(context, 'articleCatalogue.setNews', input, ({ mall, scope: { actor } }) =>
      setNewsCatalogue(mall, actor, input.category_id),
    ),
  ),

  remove: catalogue.remove.handler(({ input, context }) =>
    operatorWrite(context, 'articleCatalogue.remove', input, async ({ mall, scope: { actor } }) => {
      await removeCatalogue(mall, actor, input.category_id)
      return { status: true as const }
    }),
  ),
}
