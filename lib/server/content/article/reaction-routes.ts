import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { collectArticle, uncollectArticles } from './favourite-article'
import { countRead } from './count-read'
import { getReactions, listReactions } from './get-reactions'
import { countCollected, listCollected } from './list-favourites'
import { togglePraise } from './toggle-praise'
import { wireArticle } from './wire'

const routes = os.article

export const reactionRoutes = {
  read: routes.read.handler(async ({ input, context }) => ({
    count: await countRead(context.mall, input.article_id, context.ip),
  })),

  countReads: routes.countReads.handler(async ({ input, context }) => ({
    count: (await getReactions(context.mall, input.article_id)).reads,
  })),

  praise: routes.praise.handler(({ input, context }) =>
    togglePraise(context.mall, memberOf(context).userId, input.article_id),
  ),

  countPraise: routes.countPraise.handler(async ({ input, context }) => ({
    count: (await getReactions(context.mall, input.article_id)).praises,
  })),

  checkPraise: routes.checkPraise.handler(async ({ input, context }) => ({
    status: (await getReactions(context.mall, input.article_id, memberOf(context).userId)).isPraised,
  })),

  praised: routes.praised.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const found = await listReactions(db, input.article_ids, memberOf(context).userId, now())
    const list = found.map(({ articleId, praises, isPraised }) => ({
      article_id: articleId,
      count: praises,
      status: isPraised,
    }))
    return { list }
  }),

  collected: routes.collected.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const { rows, total } = await listCollected(context.mall, userId, input)
    const list = rows.map((row) => ({
      ...wireArticle(row),
      content: '' as const,
      fav_id: row.favId,
      user_id: userId,
    }))
    return { list, total_count: total, count: total }
  }),

  collect: routes.collect.handler(({ input, context }) =>
    collectArticle(context.mall, memberOf(context).userId, input.article_id),
  ),

  uncollect: routes.uncollect.handler(async ({ input, context }) => ({
    status: await uncollectArticles(
      context.mall,
      memberOf(context).userId,
      [...input.article_id, ...input.article_ids],
      input.is_empty ?? false,
    ),
  })),

  countCollected: routes.countCollected.handler(async ({ context }) => ({
    fav_total_count: await countCollected(context.mall.db, memberOf(context).userId),
  })),

  isCollected: routes.isCollected.handler(async ({ input, context }) => ({
    is_fav: (await getReactions(context.mall, input.article_id, memberOf(context).userId)).isCollected,
  })),
}
