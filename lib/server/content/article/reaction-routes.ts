import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { countRead } from './count-read'
import { addFavouriteArticle, removeFavouriteArticles } from './favourite-article'
import { getReactions, listReactions } from './get-reactions'
import { countFavourites, listFavourites } from './list-favourites'
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

  favourites: routes.favourites.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const { rows, total } = await listFavourites(context.mall, userId, input)
    const list = rows.map((row) => ({
      ...wireArticle(row),
      content: '' as const,
      fav_id: row.favId,
      user_id: userId,
    }))
    return wireList({ list, total })
  }),

  addFavourite: routes.addFavourite.handler(({ input, context }) =>
    addFavouriteArticle(context.mall, memberOf(context).userId, input.article_id),
  ),

  removeFavourites: routes.removeFavourites.handler(async ({ input, context }) => ({
    status: await removeFavouriteArticles(
      context.mall,
      memberOf(context).userId,
      [...input.article_id, ...input.article_ids],
      input.is_empty ?? false,
    ),
  })),

  countFavourites: routes.countFavourites.handler(async ({ context }) => ({
    fav_total_count: await countFavourites(context.mall.db, memberOf(context).userId),
  })),

  isFavourite: routes.isFavourite.handler(async ({ input, context }) => ({
    is_fav: (await getReactions(context.mall, input.article_id, memberOf(context).userId)).isFavourite,
  })),
}
