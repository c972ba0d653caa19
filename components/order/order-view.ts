import { eligibleLines } from '@/components/aftersale/aftersale-view'
import { kindView } from '@/components/order-kind/kind-view'
import type { Order, OrderDetail } from '@/lib/contract/trade/order'
import { kindNamed, kindRules } from '@/lib/domain/order/kinds'
import { orderActions, type OrderAction } from '@/lib/domain/order/labels'
import { payTypeLabel } from '@/lib/domain/order/payment/pay-types'
import { cancelStart, mayDelete, type OfflineTransfer, type OrderState } from '@/lib/domain/order/states'

/** The state of an order for the rules of `lib/domain/order`. */
const stateOf = (order: Order): OrderState & OfflineTransfer => ({
  orderStatus: order.order_status,
  payStatus: order.pay_status,
  deliveryStatus: order.delivery_status,
  zitiStatus: order.ziti_status,
  cancelStatus: order.cancel_status,
  offlineStatus: order.offline_pay_check_status,
})

/**
 * The buyer's actions on the order pages. After-sales and reviews are left out: they have pages of their own. Only the
 * server knows whether a refused cancellation may be asked for again.
 */
const actionsOf = (order: Order): Exclude<OrderAction, 'aftersale' | 'rate'>[] =>
  orderActions(
    {
      ...cancelStart(stateOf(order), order.can_apply_cancel === 1),
      isRate: true,
      canAftersale: false,
    },
    { rateOpen: false },
  ).filter((action) => action !== 'aftersale' && action !== 'rate')

/** Whether 删除订单 is offered: the order has ended, and no after-sale of it is open. */
const canBeDeleted = (order: Order): boolean =>
  mayDelete(
    stateOf(order),
    order.items.map((item) => item.aftersales_status ?? null),
  )

/** An action with a button on the order pages. */
export type ShownAction =
  | ReturnType<typeof actionsOf>[number]
  | 'rate'
  | 'rebuy'
  | 'logistics'
  | 'team'
  | 'aftersale'
  | 'remove'
  | 'detail'

/**
 * The buttons of an order, the most important first.
 * @param rateOpen whether the mall takes reviews
 * @param canDelete whether an order that has ended can be deleted here
 */
export function shownActions(
  order: Order,
  { rateOpen, canDelete = false }: { rateOpen: boolean; canDelete?: boolean },
): ShownAction[] {
  const moving = actionsOf(order)
  const isDone = order.order_status === 'DONE'
  const given: [ShownAction, boolean][] = [
    ['rate', isDone && order.is_rate === 0 && rateOpen && !isGoodlessOrder(order)],
    ['rebuy', (isDone || order.order_status === 'CANCEL') && kindView(order).canRebuy],
    ['logistics', order.delivery_info.length > 0],
    ['team', order.team_id !== null && order.order_status !== 'NOTPAY'],
    ['aftersale', eligibleLines(order).length > 0],
    ['cancel', moving.includes('cancel')],
    ['remove', canDelete && canBeDeleted(order)],
  ]
  const others = given.flatMap(([action, isOffered]) => (isOffered ? [action] : []))
  return [...moving.filter((action) => action !== 'cancel'), ...others]
}

/** Whether the order buys a paid grade or stored value: it has no lines, no receiver and no parcels. */
export const isGoodlessOrder = ({ order_class }: Pick<Order, 'order_class'>): boolean =>
  !kindRules(kindNamed(order_class)).hasGoods

/** The label of an order's total: 实付 for a paid order, 应付 for one that is unpaid or was cancelled unpaid. */
export const totalLabel = (order: Pick<Order, 'pay_status'>): '实付' | '应付' =>
  order.pay_status === 'PAYED' ? '实付' : '应付'

/**
 * How an order was paid, according to the trade, because a test payment takes the code of a provider. Points are not
 * paid through their trade.
 */
export const paidWith = (order: Pick<Order, 'pay_type'>, trade: OrderDetail['tradeInfo']): string =>
  (order.pay_type !== 'point' && 'payTypeName' in trade && trade.payTypeName) || payTypeLabel(order.pay_type)

export const orderHref = (orderId: string): string => `/member/trade/${orderId}`

/** The page where the products of an order are reviewed. */
export const rateHref = (orderId: string): string => `/member/trade/rate?id=${orderId}`

/** The page with the traces of an order's parcels. */
export const logisticsHref = (order: Pick<Order, 'order_id' | 'delivery_corp'>): string =>
  `/member/trade/logistics?${new URLSearchParams({ id: order.order_id, corp_code: order.delivery_corp })}`

/** The cashier with the voucher of a transfer, to correct it or only to look at it (spec 3 §1, /cashier). */
export const voucherHref = (orderId: string, isView = false): string =>
  `/cashier?${new URLSearchParams({ order_id: orderId, has_check: 'true', ...(isView ? { isView: 'true' } : {}) })}`
