import 'server-only'
import { memberOf, os } from '@/lib/server/context'
import { listBrowsed, saveBrowsed } from './browse-history'
import { addFavourite, countFavourites, listFavouriteGoods, removeFavourites } from './favourites'
import { removeBrowsed } from './remove-history'
import { countFollowed, followShop, listFollowedShops, unfollowShop } from './followed-shops'

const routes = os.collect

const listAnswer = <T>({ list, total }: { list: T[]; total: number }) => ({
  list,
  total_count: total,
  count: total,
})

export const collectRoutes = {
  goods: routes.goods.handler(async ({ input, context }) => {
    const { page, pageSize, distributor_id } = input
    // Clients send shop 0 to mean all.
    const paging = { page, pageSize, shopId: distributor_id || undefined }
    return listAnswer(await listFavouriteGoods(context.mall, memberOf(context), paging))
  }),

  addGoods: routes.addGoods.handler(({ input, context }) =>
    addFavourite(context.mall, memberOf(context).userId, input.item_id),
  ),

  removeGoods: routes.removeGoods.handler(async ({ input, context }) => ({
    status: await removeFavourites(context.mall, memberOf(context).userId, input.item_ids, input.is_empty),
  })),

  countGoods: routes.countGoods.handler(async ({ context }) => ({
    fav_total_count: await countFavourites(context.mall, memberOf(context).userId),
  })),

  shops: routes.shops.handler(async ({ input, context }) =>
    listAnswer(await listFollowedShops(context.mall, memberOf(context).userId, input)),
  ),

  followShop: routes.followShop.handler(({ input, context }) =>
    followShop(context.mall, memberOf(context).userId, input.distributor_id),
  ),

  unfollowShop: routes.unfollowShop.handler(async ({ input, context }) => {
    await unfollowShop(context.mall, memberOf(context).userId, input.distributor_id)
    return { status: true }
  }),

  checkShop: routes.checkShop.handler(async ({ input, context }) => ({
    is_fav: (await countFollowed(context.mall, memberOf(context).userId, input.distributor_id)) > 0,
  })),

  countShops: routes.countShops.handler(async ({ input, context }) => ({
    total_count: await countFollowed(context.mall, memberOf(context).userId, input.distributor_id),
  })),

  history: routes.history.handler(async ({ input, context }) =>
    listAnswer(await listBrowsed(context.mall, memberOf(context), input)),
  ),

  saveHistory: routes.saveHistory.handler(async ({ input, context }) => {
    await saveBrowsed(context.mall, memberOf(context).userId, input.item_id)
    return { status: true }
  }),

  removeHistory: routes.removeHistory.handler(async ({ input, context }) => ({
    status: await removeBrowsed(
      context.mall.db,
      memberOf(context).userId,
      input.history_id,
      input.is_empty ?? false,
    ),
  })),
}
