import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { setPrices } from './set-prices'

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
