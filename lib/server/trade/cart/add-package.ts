import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { maxCartLines } from '@/lib/domain/goods/stock'
import * as cartMessages from '@/lib/domain/messages/cart'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { choosePackage, choosePackageItems } from '@/lib/domain/promotion'
import type { Database, Queries } from '@/lib/server/ground/db/connection'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { fastbuySeconds } from './add-to-cart'
import { bundleProblem, unknownItem } from './offer-problem'
import { readOffers } from './offers'
import { removeLines } from './remove-lines'
import { putFastbuy, putLines, readPackageOffer, type NewLine } from './sql'

/** A package as a buyer requests it: its main SKU and the others. */
export interface PackageRequest {
  packageId: number
  itemId: number
  itemIds: readonly number[]
  num: number
  /** The shop in the request. */
  shopId: number
}

/** Reads the facts about a package and checks everything except the quantity. @throws MallError as `addPackage` */
async function readPackage(db: Queries, viewer: Viewer, now: number, request: PackageRequest) {
  const { packageId, itemId, shopId } = request
  const itemIds = [...new Set(request.itemIds)].sort((a, b) => a - b)
  if (itemIds.length === 0) throw new MallError(choosePackageItems)
  const [stored, rows] = await Promise.all([
    readPackageOffer(db, viewer.userId, { packageId, itemId, itemIds }),
    readOffers(db, viewer, now, [itemId, ...itemIds], shopId),
  ])
  const offerOf = new Map(rows.map((row) => [row.itemId, row.offer]))
  const main = offerOf.get(itemId)
  if (!main) throw new MallError(unknownItem)
  const chosen = choosePackage(stored.package, itemId, itemIds, viewer, now)
  if ('problem' in chosen) throw new MallError(chosen.problem)
  return {
    ...stored,
    lineCount: rows[0]?.lineCount ?? 0,
    line: (num: number): NewLine => {
      const offers = [itemId, ...itemIds].map((id) => offerOf.get(id) ?? null)
      const problem = num < 1 ? goodsMessages.goodsDataInvalid : bundleProblem(offers, num, viewer, now)
      if (problem) throw new MallError(problem)
      return { shopId: main.distributorId, itemId, num, packageId, packageItemIds: itemIds }
    },
  }
}

/**
 * Puts packages into the cart; the line of a package counts whole packages. `accumulate` adds to the current quantity,
 * otherwise it is replaced. A quantity of 0 or below removes the line (contract trade §2.1).
 * @returns false when the call only removed the line
 * @throws MallError 请选择组合商品, 活动未开始或已过期, 商品库存不足, {name}超出限购数量 …
 */
export async function addPackage(
  db: Database,
  viewer: Viewer,
  now: number,
  request: PackageRequest,
  accumulate: boolean,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [, found] = await Promise.all([
      lockMember(tx, viewer.userId),
      readPackage(tx, viewer, now, request),
    ])
    if (request.num <= 0) {
      if (found.cartId === null) throw new MallError(goodsMessages.goodsDataInvalid)
      await Promise.all([removeLines(tx, viewer.userId, [found.cartId], null), tx.commit()])
      return false
    }
    const line = found.line((accumulate ? found.present : 0) + request.num)
    if (found.cartId === null && found.lineCount >= maxCartLines)
      throw new MallError(cartMessages.cartTooManyGoods)
    await Promise.all([putLines(tx, viewer.userId, [line], now), tx.commit()])
    return true
  })
}

/** Stores a package as the member's buy-now line; an earlier one is replaced. @throws MallError as `addPackage` */
export async function buyPackageNow(
  db: Database,
  viewer: Viewer,
  now: number,
  request: PackageRequest,
): Promise<void> {
  const { line } = await readPackage(db, viewer, now, request)
  await putFastbuy(db, viewer.userId, line(request.num), now + fastbuySeconds)
}
