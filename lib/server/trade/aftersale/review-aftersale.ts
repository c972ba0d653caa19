import 'server-only'
import type { ReturnAddress } from '@/lib/domain/aftersale/snapshot'
import { canMove, refusalOf, type AftersaleEvent } from '@/lib/domain/aftersale/states'
import { MallError } from '@/lib/domain/errors'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { asDeskUser, type DeskUser } from './desk-user'
import type { AftersaleFacts } from './load-facts'
import { applyTransition, freightNow, type Changes } from './move-aftersale'
import { addressesOfShop, snapshotOf } from './return-addresses'

export interface Review {
  agree: boolean
  refuseReason: string
  /** Cents; absent grants the requested amount. */
  refundFee?: number | undefined
  refundPoint?: number | undefined
  freight?: number | undefined
  addressId?: number | undefined
}

/** The text for a refusal without its reason (contract operator). */
export const reasonMissing = requestMessages.rejectionReasonMissing

/** The granted amounts, each limited to the amount that the buyer requested (contract operator). */
function granted(facts: AftersaleFacts, review: Review): Changes {
  const { refundFee, refundPoint, freight } = review
  if ((refundFee ?? 0) > facts.refundFee) throw new MallError('退款金额不能大于申请金额')
  if ((refundPoint ?? 0) > facts.refundPoint) throw new MallError('退还积分不能大于申请积分')
  if ((freight ?? 0) > facts.freight) throw new MallError('退还运费不能大于申请运费')
  return {
    refundFee: refundFee ?? facts.refundFee,
    refundPoint: refundPoint ?? facts.refundPoint,
    freight: Math.min(freight ?? facts.freight, freightNow(facts)),
  }
}

/** The address for returned goods: one of the order's shop, or of the mall. */
async function returnAddressOf(tx: Queries, facts: AftersaleFacts, addressId: number | undefined) {
  if (addressId === undefined) throw new MallError(aftersaleMessages.returnAddressNotChosen)
  const [own, malls] = [await addressesOfShop(tx, facts.distributorId), await addressesOfShop(tx, 0)]
  const address = [...own, ...malls].find((one) => one.addressId === addressId)
  if (!address) throw new MallError(aftersaleMessages.returnAddressMissing)
  return snapshotOf(address)
}

/** The event that accepts an application, by kind and way of return. */
export const agreement = ({ type, returnType }: AftersaleFacts): AftersaleEvent => {
  if (type === 'ONLY_REFUND') return 'agreeRefund'
  return returnType === 'offline' ? 'agreeOffline' : 'agreeReturn'
}

/** The return address of goods, and the time limit. */
export function returnTo(
  { settings: { autoRefuseSeconds } }: AftersaleFacts,
  returnAddress: ReturnAddress,
  now: number,
): Changes {
  // 0 means never: with the current time every return would be refused at once (contract trade §17).
  return autoRefuseSeconds > 0
    ? { returnAddress, autoRefuseTime: now + autoRefuseSeconds }
    : { returnAddress }
}

/**
 * The merchant accepts or refuses an application (contract trade §12.4, contract operator).
 * @throws MallError 没有售后信息 · 售后状态不能审核 · 拒绝原因必填 · 请选择退货地址 and the texts of wrong amounts
 */
export async function reviewAftersale(
  mall: Mall,
  deskUser: DeskUser,
  aftersalesBn: string,
  review: Review,
): Promise<void> {
  if (!review.agree && review.refuseReason === '') throw new MallError(reasonMissing)
  const now = mall.now()
  await asDeskUser(mall, deskUser, aftersalesBn, async (tx, facts) => {
    if (!review.agree) {
      const { refuseReason } = review
      return applyTransition(tx, facts, 'refuse', deskUser, { refuseReason }, now)
    }
    const event = agreement(facts)
    if (!canMove(facts, event)) throw new MallError(refusalOf(event))
    const changes: Changes = { ...granted(facts, review), isAccepted: true }
    if (event === 'agreeReturn')
      Object.assign(changes, returnTo(facts, await returnAddressOf(tx, facts, review.addressId), now))
    return applyTransition(tx, facts, event, deskUser, changes, now)
  })
}
