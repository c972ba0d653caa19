import 'server-only'
import { os } from '@/lib/server/context'
import { setPrices } from '@/lib/server/goods/set-prices'

const routes = os.operator.goods

export const operatorGoodsRoutes = {
  setPrices: routes.setPrices.handler(async ({ input, context }) => {
    await setPrices(
      context.mall,
      input.prices.map(({ item_id, price }) => ({ itemId: item_id, price })),
    )
    return { status: true }
  }),
}
