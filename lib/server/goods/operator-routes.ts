import 'server-only'
import { os } from '@/lib/server/call-context'
import { operatorWrite } from '@/lib/server/operator/operator-write'
import { setPrices } from '@/lib/server/goods/set-prices'

const routes = os.operator.goods

export const operatorGoodsRoutes = {
  setPrices: routes.setPrices.handler(({ input, context }) =>
    operatorWrite(context, 'goods.setPrices', input, async ({ mall, scope: { actor } }) => {
      const prices = input.prices.map(({ item_id, price }) => ({ itemId: item_id, price }))
      await setPrices(mall, actor, prices)
      return { status: true }
    }),
  ),
}
