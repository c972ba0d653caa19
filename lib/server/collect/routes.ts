import 'server-only'
import { memberOf, os } from '@/lib/server/context'
import { addFavourite, removeFavourites } from './change-favourites'
import { removeHistory, saveHistory } from './change-history'
import { countFollowedShops, followShop, unfollowShop } from './follow-shop'
import { countFavourites, listFavourites } from './list-favourites'
import { listFollowedShops } from './list-followed-shops'
import { listHistory } from './list-history'
import { wireList } from './wire'

const routes = os.collect

export const collectRoutes = {
  goods: routes.goods.handler(async ({ input, context }) => {
    const { page, pageSize, distributor_id, item_type: itemType } = input
    // Clients send shop 0 for all shops.
    const paging = { page, pageSize, shopId: distributor_id || undefined, itemType }
    return wireList(await listFavourites(context.mall, memberOf(context), paging))
  }),

  addGoods: routes.addGoods.handler(({ input, context }) =>
    addFavourite(context.mall, memberOf(context), input.item_id),
  ),

  removeGoods: routes.removeGoods.handler(async ({ input, context }) => ({
    status: await removeFavourites(context.mall, memberOf(context).userId, input.item_ids, input.is_empty),
  })),

  countGoods: routes.countGoods.handler(async ({ context }) => ({
    fav_total_count: await countFavourites(context.mall.db, memberOf(context).userId),
  })),

  shops: routes.shops.handler(async ({ input, context }) =>
    wireList(await listFollowedShops(context.mall, memberOf(context).userId, input)),
  ),

  followShop: routes.followShop.handler(({ input, context }) =>
    followShop(context.mall, memberOf(context).userId, input.distributor_id),
  ),

  unfollowShop: routes.unfollowShop.handler(async ({ input, context }) => {
    await unfollowShop(context.mall, memberOf(context).userId, input.distributor_id)
    return { status: true }
  }),

  checkShop: routes.checkShop.handler(async ({ input, context }) => ({
    is_fav: (await countFollowedShops(context.mall, memberOf(context).userId, input.distributor_id)) > 0,
  })),

  countShops: routes.countShops.handler(async ({ input, context }) => ({
    total_count: await countFollowedShops(context.mall, memberOf(context).userId, input.distributor_id),
  })),

  history: routes.history.handler(async ({ input, context }) =>
    wireList(await listHistory(context.mall, memberOf(context), input)),
  ),

  saveHistory: routes.saveHistory.handler(async ({ input, context }) => {
    await saveHistory(context.mall, memberOf(context), input.item_id)
    return { status: true }
  }),

  removeHistory: routes.removeHistory.handler(async ({ input, context }) => ({
    status: await removeHistory(
      context.mall.db,
      memberOf(context).userId,
      input.history_id,
      input.is_empty ?? false,
    ),
  })),
}
