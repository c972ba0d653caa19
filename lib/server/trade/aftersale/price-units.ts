import 'server-only'
import { unitShares } from '@/lib/domain/aftersale/allot'
import { MallError } from '@/lib/domain/errors'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import { sumShares, type RefundShare } from '@/lib/domain/order/refund/refund-share'
import type { Mall } from '@/lib/server/ground/mall'
import { orderFacts } from './sql/facts'

/** The units whose price is requested. */
export interface PricedUnits {
  order_id: string
  item_id: number
  /** The order line: a SKU can be in several lines with different amounts (package, 加价购, gift). */
  id?: number | undefined
  number: number
}

/**
 * The refund of the next units of an order line; without `id` those of the SKU (contract trade §10.7).
 * @throws MallError 系统无此订单，无法申请售后 · 查询订单明细错误 · 超出可申请数量
 */
export async function priceUnits(
  { db }: Mall,
  userId: number,
  { order_id: orderId, item_id: itemId, id, number: units }: PricedUnits,
): Promise<RefundShare> {
  const [facts] = await db.run(orderFacts, [orderId, userId])
  if (!facts) throw new MallError(aftersaleMessages.aftersaleOrderUnknown)
  const lines = facts.lines.filter((line) => line.itemId === itemId && (id ?? line.id) === line.id)
  // A SKU may also be a gift of the same order: paid lines come first.
  const line = lines.find(({ applied, num }) => applied.num < num) ?? lines[0]
  if (!line) throw new MallError(aftersaleMessages.aftersaleLinesInvalid)
  if (line.applied.num + units > line.num) throw new MallError(aftersaleMessages.aftersaleQuantityTooLarge)
  return sumShares(unitShares(line, units))
}
