import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as couponMessages from '@/lib/domain/messages/coupon'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { exchangeFits, handOut, keepProduct, lockCoupon, moveStock, releaseKept } from './sql'

/** The reason why an exchange coupon cannot take a product now; null when it can. */
function problemOf(coupon: { status: number; beginDate: number; endDate: number }, now: number) {
  if (coupon.status === 10) return '兑换券已兑换，请到店领取'
  if (coupon.status === 2) return '兑换券已使用'
  if (coupon.status !== 1 || now >= coupon.endDate) return '兑换券已过期'
  return now < coupon.beginDate ? '兑换券未到使用时间' : null
}

/**
 * Exchanges a coupon for a piece of a product, which a shop reserves for the hours of its card (contract member §7.6).
 * @throws MallError 兑换券不存在, the reason why the coupon is not usable, 该商品不适用于此兑换券, 该店铺不支持自提,
 *   商品库存不足
 */
export async function exchangeCoupon(
  mall: Mall,
  userId: number,
  { couponId, itemId, shopId }: { couponId: number; itemId: number; shopId: number },
): Promise<void> {
  const now = mall.now()
  const turned = await mall.db.transaction(async (tx) => {
    const [coupon] = await tx.run(lockCoupon, [couponId, userId])
    if (!coupon) throw new MallError(couponMessages.voucherCouponMissing)
    const problem = problemOf(coupon, now)
    if (problem) throw new MallError(problem)
    const [fits] = await tx.run(exchangeFits, [coupon.cardId, itemId, shopId])
    if (!fits?.product) throw new MallError('该商品不适用于此兑换券')
    if (!fits.shop) throw new MallError('该店铺不支持自提')
    await tx.run(keepProduct, [coupon.id, itemId, shopId, now + coupon.lockHours * 3600])
    // Last, because orders of the SKU wait until the transaction ends.
    const [moved] = await tx.run(moveStock, [itemId, -1, 'coupon', null, now])
    if (!moved) throw new MallError(goodsMessages.goodsOutOfStock)
    return moved.turned
  })
  await invalidateTurned(mall, turned)
}

const invalidateTurned = async (mall: Mall, goodsIds: readonly number[]) => {
  if (goodsIds.length > 0) await mall.invalidate(goodsIds.flatMap(eventTags.stockStateChanged))
}

/** Returns the product whose reservation is longest overdue to stock; false when none is due. */
export async function releaseNextExchange(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const turned = await mall.db.transaction(async (tx) => {
    const [kept] = await tx.run(releaseKept, [now])
    if (!kept) return null
    const [moved] = await tx.run(moveStock, [kept.itemId, 1, 'coupon_back', null, now])
    return moved?.turned ?? []
  })
  if (turned) await invalidateTurned(mall, turned)
  return turned !== null
}

/**
 * Marks a reserved product as handed out, once.
 * @param at the shop that hands it out, with the number that it gives to customers; null when the client sends none
 * @throws MallError 使用失败，信息有误 for a coupon without a reserved product, of another member, of another shop,
 *   or past its time
 */
export async function handOutProduct(
  { db, now }: Mall,
  userId: number,
  code: string,
  at: { shopId: number; verifyCode: string } | null,
): Promise<void> {
  const done = await db.run(handOut, [userId, code, now(), at?.shopId ?? null, at?.verifyCode ?? null])
  if (done.length === 0) throw new MallError('使用失败，信息有误')
}
