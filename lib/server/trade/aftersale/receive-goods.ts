import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { asDeskUser, type DeskUser } from './desk-user'
import { applyTransition } from './move-aftersale'
import { moveUnit } from './stock'

/**
 * Records that the merchant received returned goods, and may put them into stock again (contract operator,
 * contract trade §12.4).
 * @throws MallError 没有售后信息 · 售后状态不能收货
 */
export async function receiveGoods(
  mall: Mall,
  deskUser: DeskUser,
  aftersalesBn: string,
  restock: boolean,
): Promise<void> {
  const now = mall.now()
  const turned = await asDeskUser(mall, deskUser, aftersalesBn, async (tx, facts) => {
    await applyTransition(tx, facts, 'receive', deskUser, restock ? { isRestocked: true } : {}, now)
    return restock ? moveUnit(tx, facts, { num: 1, reason: 'return' }, now) : []
  })
  if (turned.length > 0) await mall.invalidate(turned.flatMap(eventTags.stockStateChanged))
}
