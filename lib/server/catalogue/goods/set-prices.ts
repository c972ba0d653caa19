import 'server-only'
import { operatorEmployeeTexts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import { reachesMemberPrice } from '@/lib/domain/goods/member-price'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { priceText } from '@/lib/domain/money/text'
import type { Actor } from '@/lib/domain/person/actor'
import { refreshIndex } from '@/lib/server/catalogue/search/index-goods'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockRowVersion, storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { highestGradePrices } from './sql/grade-prices'
import { lockSkus, writeGoodsPrices, writeSkuPrices } from './sql/prices'

/** A SKU and its new price in cents. */
export interface SkuPrice {
  itemId: number
  price: number
}

/**
 * @param skus with their present prices
 * @throws MallError 已有会员价…，会员价要低于价格
 */
export async function assertAboveMemberPrices(
  tx: Queries,
  skus: readonly SkuPrice[],
  priceOf: ReadonlyMap<number, number>,
): Promise<void> {
  const kept = await tx.run(highestGradePrices, [skus.map(({ itemId }) => itemId)])
  const tooHigh = kept.flatMap(({ itemId, price: memberPrice }) => {
    const before = skus.find((sku) => sku.itemId === itemId)?.price ?? 0
    return reachesMemberPrice({ before, after: priceOf.get(itemId) ?? before }, memberPrice)
      ? [memberPrice]
      : []
  })
  if (tooHigh.length > 0)
    throw new MallError(deskMessages.keptMemberPriceTooHigh(priceText(Math.max(...tooHigh))))
}

/**
 * Sets prices of SKUs, all or none, and the lowest price of their products. Invalidates the pages that show one of
 * these products; other pages stay cached. Each product has an audit row with the prices of its SKUs, in cents by their
 * ids.
 * @throws MallError 商品不存在 when a SKU is unknown, 商品在回收站，请先恢复, 同一商品不能重复 when a SKU is listed twice,
 *   已有会员价…，会员价要低于价格
 */
export async function setPrices(mall: Mall, actor: Actor, prices: readonly SkuPrice[]): Promise<void> {
  const priceOf = new Map(prices.map(({ itemId, price }) => [itemId, price]))
  if (priceOf.size < prices.length) throw new MallError(operatorEmployeeTexts.twice)
  const goodsIds = await mall.db.transaction(async (tx) => {
    const skus = await tx.run(lockSkus, [[...priceOf.keys()]])
    if (skus.length < priceOf.size) throw new MallError(goodsMessages.goodsMissing)
    if (skus.some(({ isDeleted }) => isDeleted)) throw new MallError(deskMessages.goodsDeleted)
    await assertAboveMemberPrices(tx, skus, priceOf)
    await tx.run(writeSkuPrices, [[...priceOf.keys()], [...priceOf.values()]])
    const ids = [...new Set(skus.map(({ goodsId }) => goodsId))]
    await tx.run(writeGoodsPrices, [ids, mall.now()])
    await refreshIndex(tx, ids)
    for (const goodsId of ids) {
      const own = skus.filter((sku) => sku.goodsId === goodsId)
      const before = Object.fromEntries(own.map(({ itemId, price }) => [itemId, price]))
      const edited = { subject: 'goods', id: goodsId }
      const changed = own.filter(({ itemId, price }) => priceOf.get(itemId) !== price)
      await storeEdit(
        tx,
        edited,
        await lockRowVersion(tx, edited),
        changed.map(({ itemId }) => `sku:${itemId}:price`),
        actor,
        mall.now(),
      )
      const after = Object.fromEntries(own.map(({ itemId }) => [itemId, priceOf.get(itemId)]))
      await recordAudit(
        tx,
        { actor, event: 'setPrices', subject: 'goods', subjectId: goodsId, before, after },
        mall.now(),
      )
    }
    return ids
  })
  // A SKU can be a gift of another product, and has a page of its own.
  const ids = new Set([...goodsIds, ...priceOf.keys()])
  await mall.invalidate([...new Set([...ids].flatMap(eventTags.priceChanged))])
}
