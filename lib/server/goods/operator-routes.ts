import 'server-only'
import { os } from '@/lib/server/context'
import { setPrices } from '@/lib/server/goods/set-prices'

export const operatorGoodsRoutes = {
  setPrices: os.operator.setPrices.handler(async ({ input, context }) => {
    await setPrices(
      context.mall,
      input.prices.map(({ item_id, price }) => ({ itemId: item_id, price })),
    )
    return { status: true }
  }),
}
