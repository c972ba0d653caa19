import 'server-only'
import type { DemoPromise } from '@/lib/contract/order'
import { minutesLeft } from '@/lib/domain/demo-staff'
import { isGoodless } from '@/lib/domain/order/recharge'
import type { Mall } from '@/lib/server/context'
import { findDemoStaff } from './find-demo-staff'

interface WaitingOrder {
  userId: number
  orderStatus: string
  zitiStatus: string
  cancelStatus: string
  receiptType: string
  orderClass: string
  payTime: number | null
  updateTime: number
}

/** The next step that the demo mall takes with an order by itself; null for every other mall, member and state. */
export async function findDemoPromise(mall: Mall, order: WaitingOrder): Promise<DemoPromise | null> {
  if (!mall.env.demoStaff) return null
  const isCancelling = order.cancelStatus === 'WAIT_PROCESS'
  const isToShip =
    order.orderStatus === 'PAYED' &&
    order.zitiStatus === 'NOTZITI' &&
    order.receiptType === 'logistics' &&
    !isGoodless(order.orderClass)
  if (!isCancelling && !isToShip) return null
  const setting = await findDemoStaff(mall)
  if (!setting?.members.includes(order.userId)) return null
  if (!isCancelling && (order.payTime ?? 0) <= setting.since) return null
  const since = isCancelling ? order.updateTime : Math.max(order.payTime ?? 0, order.updateTime)
  const minutes = minutesLeft(since + setting.after, mall.now())
  return { action: isCancelling ? 'cancel' : 'ship', minutes }
}
