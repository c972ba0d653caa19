import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '@/lib/client/press/toast'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import { cardOfClaim } from '@/lib/domain/coupon/claim'
import { autoCoupon, noCoupon } from './order-input'
import type { CheckoutModel } from './use-checkout'

/**
 * Why a coupon that was selected is not used any more; null when another one is simply better.
 * @param cards the member's unused coupons, undefined when they could not be read
 */
function lossText(code: string, cards: readonly UserCard[] | undefined, wasChosen: boolean): string | null {
  // Claimed elsewhere, it is among the own coupons now; the best of them is selected.
  if (cardOfClaim(code) !== null) return wasChosen ? '所选优惠券已领完或已领取，请重新选择' : null
  if (!cards) return null
  const card = cards.find((one) => one.code === code)
  if (!card) return '所选优惠券已在其他订单中使用，请重新选择'
  if (!card.valid) return `所选优惠券不可用：${card.invalid_desc}`
  return wasChosen ? '所选优惠券暂时不可用，请重新选择' : null
}

/**
 * Says when the selected coupon was lost, because the server drops it silently (contract trade §4.6): used in another
 * order meanwhile, or not fitting any more. The best of the others is selected then.
 * @param used the code that the current preview uses, or `none`
 * @param reread reads the member's unused coupons again
 */
export function useLostCoupon(
  model: CheckoutModel,
  used: string,
  reread: () => Promise<readonly UserCard[] | undefined>,
): void {
  const { coupon } = model.choice
  const isSettled = !model.isCalculating && model.previewError === null
  const last = useRef<string>(noCoupon)
  const explain = useEffectEvent(async (code: string) => {
    const wasChosen = coupon === code
    if (wasChosen) model.change({ coupon: autoCoupon })
    const text = lossText(code, await reread(), wasChosen)
    if (text) toast.error(text)
  })
  useEffect(() => {
    if (!isSettled) return
    const expected = coupon === autoCoupon ? last.current : coupon
    last.current = used
    if (expected !== noCoupon && expected !== used) void explain(expected)
  }, [isSettled, coupon, used])
}
