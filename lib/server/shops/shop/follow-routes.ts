import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { countFollowedShops, followShop, unfollowShop } from './follow-shop'
import { listFollowedShops } from './list-followed-shops'

const routes = os.favourite

/** The shops that a member follows; those of favourite products are in their subject. */
export const followRoutes = {
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
}
