import 'server-only'
import { canMove, refusalOf } from '@/lib/domain/aftersale/states'
import { MallError } from '@/lib/domain/errors'
import { courierName, parcelProblem } from '@/lib/domain/order/couriers'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { asDeskUser, type DeskUser } from './desk-user'
import { applyTransition } from './move-aftersale'
import { moveUnit } from './stock'

/**
 * The merchant ships the replacement of an exchange, which leaves stock (contract operator, contract trade §12.4).
 * @throws MallError 没有售后信息 · 售后状态不能补发 · 商品库存不足 and the texts of a wrong parcel
 */
export async function resendGoods(
  mall: Mall,
  deskUser: DeskUser,
  aftersalesBn: string,
  parcel: { corpCode: string; logiNo: string },
): Promise<void> {
  const problem = parcelProblem(parcel.corpCode, parcel.logiNo)
  if (problem) throw new MallError(problem)
  const now = mall.now()
  const sendconfirm = { ...parcel, corpName: courierName(parcel.corpCode), at: now }
  const turned = await asDeskUser(mall, deskUser, aftersalesBn, async (tx, facts) => {
    if (!canMove(facts, 'resend')) throw new MallError(refusalOf('resend'))
    await applyTransition(tx, facts, 'resend', deskUser, { sendconfirm }, now)
    return moveUnit(tx, facts, { num: -1, reason: 'exchange' }, now)
  })
  if (turned.length > 0) await mall.invalidate(turned.flatMap(eventTags.stockStateChanged))
}
