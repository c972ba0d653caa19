import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import { os, type CallContext } from '@/lib/server/ground/call-context'
import { operatorWrite, preparedWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { changeSelected, previewFiltered, startFiltered } from '../bulk/start-bulk'
import { checkMerchantChange, createOfMerchant, updateOfMerchant } from '../proposal/propose'
import { setPrices } from '../set-prices'
import type { BulkChange } from './bulk-change'
import { changeGoods } from './bulk-goods'
import { countDeskGoods } from './count-goods'
import type { DeskGoodsFilter } from './filter'
import { getGoods, listAttributes, listGrades, listStock } from './get-goods'
import { listDeskGoods } from './list-goods'
import { createGoods, updateGoods } from './save-goods'

const routes = os.operator.goods

/** What a change would do. @throws MallError 请选择要修改的商品 */
async function previewBulk(
  context: CallContext,
  { goods_id: ids, filter, change }: BulkSelection & { change: BulkChange },
) {
  const { actor, shopId } = scopeOf(context)
  const { mall } = context
  if (shopId !== null) assertAtOnce({ goods_id: ids, filter, change })
  if (ids) return { ...(await changeGoods(mall, actor, ids, change, { isDry: true, shopId })), task_id: null }
  if (!filter) throw new MallError(deskMessages.goodsNotChosen)
  return { ...(await previewFiltered(mall, actor, filter, change)), task_id: null }
}

/**
 * Merchants take products off the shelf, delete and restore them together; other changes wait for approval one by one.
 * @throws MallError 批量操作只支持下架、删除和恢复, 请选择要修改的商品
 */
function assertAtOnce({ goods_id: ids, change }: BulkSelection & { change: BulkChange }): void {
  if (!ids) throw new MallError(deskMessages.goodsNotChosen)
  const { kind } = change
  if (kind === 'delete' || kind === 'restore' || (kind === 'status' && change.approve_status === 'instock'))
    return
  throw new MallError('批量操作只支持下架、删除和恢复')
}

/** The products of a change: some, or all of a list. */
interface BulkSelection {
  goods_id?: number[] | undefined
  filter?: DeskGoodsFilter | undefined
}

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

  count: routes.count.handler(({ input, context }) =>
    countDeskGoods(
      context.mall.db,
      scopeOf(context).shopId ?? input.distributor_id ?? null,
      context.mall.now(),
    ),
  ),

  info: routes.info.handler(({ input, context }) =>
    getGoods(context.mall.db, input.goods_id, scopeOf(context).shopId),
  ),

  create: routes.create.handler(({ input, context }) =>
    operatorWrite(context, 'goods.create', input, ({ mall, scope: { actor, shopId } }) =>
      shopId === null ? createGoods(mall, actor, input) : createOfMerchant(mall, { actor, shopId }, input),
    ),
  ),

  update: routes.update.handler(({ input, context }) =>
    preparedWrite(
      context,
      'goods.update',
      input,
      async (mall, { actor, shopId }) =>
        shopId === null ? [] : checkMerchantChange(mall, { actor, shopId }, input),
      async ({ mall, scope: { actor, shopId }, prepared }) =>
        shopId === null
          ? { ...(await updateGoods(mall, actor, input)), waits: false }
          : updateOfMerchant(mall, { actor, shopId }, input, prepared),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'goods.remove', input, async ({ mall, scope: { actor, shopId } }) => {
      await changeGoods(mall, actor, [input.goods_id], { kind: 'delete' }, { shopId })
      return { status: true as const }
    }),
  ),

  restore: routes.restore.handler(({ input, context }) =>
    operatorWrite(context, 'goods.restore', input, async ({ mall, scope: { actor, shopId } }) => {
      await changeGoods(mall, actor, [input.goods_id], { kind: 'restore' }, { shopId })
      return { status: true as const }
    }),
  ),

  bulk: routes.bulk.handler(({ input, context }) =>
    input.dry === 1
      ? previewBulk(context, input)
      : operatorWrite(context, 'goods.bulk', input, async ({ mall, scope: { actor, shopId } }) => {
          const { goods_id: ids, filter, change } = input
          if (shopId !== null) {
            assertAtOnce(input)
            // Tasks are of the mall: what a merchant changes together has none.
            return { ...(await changeGoods(mall, actor, ids ?? [], change, { shopId })), task_id: null }
          }
          if (ids) {
            const { taskId, ...result } = await changeSelected(mall, actor, ids, change)
            return { ...result, task_id: taskId }
          }
          if (!filter) throw new MallError(deskMessages.goodsNotChosen)
          return {
            changed: 0,
            same: 0,
            refused: 0,
            samples: [],
            task_id: await startFiltered(mall, actor, filter, change),
          }
        }),
  ),

  attributes: routes.attributes.handler(async ({ input, context }) => ({
    list: await listAttributes(
      context.mall.db,
      input.attribute_type,
      input.main_category_id || input.category_id,
    ),
  })),

  grades: routes.grades.handler(async ({ context }) => ({ list: await listGrades(context.mall.db) })),

  stock: routes.stock.handler(({ input, context }) =>
    listStock(context.mall.db, input.item_id, scopeOf(context).shopId, input.after),
  ),
}
