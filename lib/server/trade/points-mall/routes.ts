import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import { loadPointsCategories } from '@/lib/server/catalogue/category/load-tree'
import { getDetail } from '@/lib/server/catalogue/goods/page/get-detail'
import { os } from '@/lib/server/ground/call-context'
import { isPointsMallOpen, readPointsMall } from './is-open'
import { listLovelyGoods, listPointsGoods } from './list-points-goods'
import { wirePointsDetail, wireSetting } from './wire'

const routes = os.pointsMall

export const pointsMallRoutes = {
  setting: routes.setting.handler(async ({ context }) => wireSetting(await readPointsMall(context.mall.db))),

  categories: routes.categories.handler(async ({ context: { mall } }) =>
    (await isPointsMallOpen(mall.db)) ? loadPointsCategories(mall.db) : [],
  ),

  list: routes.list.handler(({ input, context }) => listPointsGoods(context.mall, input)),

  lovely: routes.lovely.handler(({ input, context }) => listLovelyGoods(context.mall, input.item_id)),

  detail: routes.detail.handler(async ({ input, context: { mall, viewer } }) => {
    if (!(await isPointsMallOpen(mall.db))) throw goodsNotFound()
    const goods = await getDetail(mall, input.item_id, viewer, {
      withSeo: true,
      asBlocks: input.rich_text === 'blocks',
      market: 'points',
    })
    // Products without points are not sold in the points mall.
    if (!goods.point) throw goodsNotFound()
    return wirePointsDetail(goods)
  }),
}
