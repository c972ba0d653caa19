import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { setPrices } from '../set-prices'
import { changeGoods } from './bulk-goods'
import { getGoods, listAttributes, listStock } from './get-goods'
import { countDeskGoods, listDeskGoods } from './list-goods'
import { createGoods, updateGoods } from './save-goods'

const routes = os.operator.goods

export const operatorGoodsRoutes = {
  setPrices: routes.setPrices.handler(({ input, context }) =>
    operatorWrite(context, 'goods.setPrices', input, async ({ mall, scope: { actor } }) => {
      const prices = input.prices.map(({ item_id, price }) => ({ itemId: item_id, price }))
      await setPrices(mall, actor, prices)
      return { status: true }
    }),
  ),

  list: routes.list.handler(({ input, context }) => {
    const { mall } = context
    return listDeskGoods(mall.db, scopeOf(context).shopId, input, input, mall.now())
  }),

  count: routes.count.handler(({ context }) =>
    countDeskGoods(context.mall.db, scopeOf(context).shopId, context.mall.now()),
  ),

  info: routes.info.handler(({ input, context }) =>
    getGoods(context.mall.db, input.goods_id, scopeOf(context).shopId),
  ),

  create: routes.create.handler(({ input, context }) =>
    operatorWrite(context, 'goods.create', input, ({ mall, scope: { actor } }) =>
      createGoods(mall, actor, input),
    ),
  ),

  update: routes.update.handler(({ input, context }) =>
    operatorWrite(context, 'goods.update', input, ({ mall, scope: { actor } }) =>
      updateGoods(mall, actor, input),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'goods.remove', input, async ({ mall, scope: { actor } }) => {
      await changeGoods(mall, actor, [input.goods_id], { kind: 'delete' })
      return { status: true as const }
    }),
  ),

  restore: routes.restore.handler(({ input, context }) =>
    operatorWrite(context, 'goods.restore', input, async ({ mall, scope: { actor } }) => {
      await changeGoods(mall, actor, [input.goods_id], { kind: 'restore' })
      return { status: true as const }
    }),
  ),

  bulk: routes.bulk.handler(({ input, context }) =>
    input.dry === 1
      ? changeGoods(context.mall, scopeOf(context).actor, input.goods_id, input.change, true)
      : operatorWrite(context, 'goods.bulk', input, ({ mall, scope: { actor } }) =>
          changeGoods(mall, actor, input.goods_id, input.change),
        ),
  ),

  attributes: routes.attributes.handler(async ({ input, context }) => ({
    list: await listAttributes(
      context.mall.db,
      input.attribute_type,
      input.main_category_id || input.category_id,
    ),
  })),

  stock: routes.stock.handler(({ input, context }) =>
    listStock(context.mall.db, input.item_id, scopeOf(context).shopId, input.after),
  ),
}
