import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { addFavourite, removeFavourites } from './change-favourites'
import { removeHistory, saveHistory } from './change-history'
import { countFavourites, listFavourites } from './list-favourites'
import { listHistory } from './list-history'

const routes = os.favourite

export const favouriteRoutes = {
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
