import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { asDeskUser, type DeskUser } from './desk-user'
import { applyTransition, freightNow } from './move-aftersale'
import { reasonMissing } from './review-aftersale'
import { moveUnit } from './stock'

/**
 * Decision of the desk after the goods came back: the merchant refunds or refuses (contract operator,
 * contract trade §12.4). Refused goods that were put into stock leave it again: they belong to the buyer.
 * @throws MallError 没有售后信息 · 售后状态不能退款 · 拒绝原因必填
 */
export async function decideRefund(
  mall: Mall,
  deskUser: DeskUser,
  aftersalesBn: string,
  decision: { agree: boolean; refuseReason: string },
): Promise<void> {
  const { agree, refuseReason } = decision
  if (!agree && refuseReason === '') throw new MallError(reasonMissing)
  const now = mall.now()
  await asDeskUser(mall, deskUser, aftersalesBn, async (tx, facts) => {
    if (agree) {
      // The money of an accepted 仅退款 was approved with the application.
      if (facts.type === 'ONLY_REFUND')
        return applyTransition(tx, facts, 'approveOnlyRefund', deskUser, {}, now)
      const freight = freightNow(facts)
      return applyTransition(tx, facts, 'approveRefund', deskUser, { freight }, now)
    }
    const changes = { refuseReason, ...(facts.isRestocked ? { isRestocked: false } : {}) }
    await applyTransition(tx, facts, 'refuseRefund', deskUser, changes, now)
    if (facts.isRestocked) await moveUnit(tx, facts, { num: -1, reason: 'return' }, now)
  })
}
