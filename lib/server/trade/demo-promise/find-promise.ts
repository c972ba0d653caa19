import 'server-only'
import type { DemoPromise } from '@/lib/contract/trade/order'
import { kindRules, type OrderKind } from '@/lib/domain/order/kinds'
import { isUnderReview } from '@/lib/domain/order/states'
import { minutesLeft } from '@/lib/domain/person/demo-staff'
import type { Mall } from '@/lib/server/ground/mall'
import { findDemoStaff } from './find-demo-staff'

interface WaitingOrder {
  userId: number
  orderStatus: string
  zitiStatus: string
  cancelStatus: string
  receiptType: string
  orderClass: OrderKind
  offlineStatus: number | null
  payTime: number | null
  updateTime: number
}

type Waits = 'ship' | 'cancel' | 'pickup' | 'voucher'

/** The staff step for which an order waits; null when it waits for its buyer or not at all. */
function waitsFor(order: WaitingOrder): Waits | null {
  if (order.orderStatus === 'NOTPAY') return isUnderReview(order) ? 'voucher' : null
  if (order.cancelStatus === 'WAIT_PROCESS') return 'cancel'
  if (order.orderStatus !== 'PAYED' || !kindRules(order.orderClass).hasGoods) return null
  if (order.zitiStatus === 'PENDING') return 'pickup'
  return order.zitiStatus === 'NOTZITI' && order.receiptType === 'logistics' ? 'ship' : null
}

/**
 * The next step that the demo mall takes with an order by itself, or the reason why there is none; null for every other
 * mall, member and state.
 */
export async function findDemoPromise(mall: Mall, order: WaitingOrder): Promise<DemoPromise | null> {
  if (!mall.env.demoStaff) return null
  const waits = waitsFor(order)
  if (!waits) return null
  const setting = await findDemoStaff(mall)
  if (!setting?.members.includes(order.userId)) return null
  if (waits === 'pickup' || waits === 'voucher') return { action: 'keep', reason: waits }
  const paid = order.payTime ?? 0
  if (waits === 'ship' && paid <= setting.since) return { action: 'keep', reason: 'past' }
  const since = waits === 'cancel' ? order.updateTime : Math.max(paid, order.updateTime)
  return { action: waits, minutes: minutesLeft(since + setting.after, mall.now()) }
}
