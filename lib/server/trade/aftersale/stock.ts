import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { AftersaleFacts } from './load-facts'
import { moveStock } from './sql/changes'

/**
 * Puts the unit of an after-sale into stock, or takes its replacement out, with the ledger row. Call it last: orders of
 * the SKU wait until the transaction ends.
 * @returns products of which a SKU sold out or can be bought again
 * @throws MallError 商品库存不足
 */
export async function moveUnit(
  tx: Queries,
  facts: AftersaleFacts,
  move: { num: 1 | -1; reason: 'return' | 'exchange' },
  now: number,
): Promise<number[]> {
  const line = facts.lines.find(({ id }) => id === facts.lineId)
  if (!line) throw new Error(`after-sale ${facts.bn} has no line`)
  const [moved] = await tx.run(moveStock, [line.itemId, move.num, move.reason, facts.orderId, now])
  if (!moved) throw new MallError(goodsMessages.goodsOutOfStock)
  return moved.turned
}
