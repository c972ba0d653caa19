import type { BillLine } from './price/bill'
import { canGo, cancelWay, isUnderReview, type OfflineTransfer, type OrderState } from './states'

/** The state of an order as one word for screens (`order_status_des` of contract trade §12.2). */
export type OrderDes =
  | 'NOTPAY'
  | 'WAIT_GROUPS_SUCCESS'
  | 'PAYED'
  | 'PAYED_WAIT_PROCESS'
  | 'PAYED_PENDING'
  | 'PAYED_PARTAIL'
  | 'WAIT_BUYER_CONFIRM'
  | 'DONE'
  | 'CANCEL'
  | 'CANCEL_WAIT_PROCESS'
  | 'CANCEL_REFUND_PROCESS'
  | 'CANCEL_REFUND_FAIL'
  | 'CLOSED'
  | 'REFUND_PROCESS'
  | 'REFUND_SUCCESS'

type Rule = readonly [when: (state: OrderState) => boolean, des: OrderDes, msg: string]

/** The first matching rule applies (contract trade §12.2). */
const rules: readonly Rule[] = [
  [(s) => s.orderStatus === 'NOTPAY', 'NOTPAY', '待支付'],
  [(s) => s.orderStatus === 'WAIT_GROUPS_SUCCESS', 'WAIT_GROUPS_SUCCESS', '等待成团'],
  [(s) => s.orderStatus === 'PAYED' && s.cancelStatus === 'WAIT_PROCESS', 'PAYED_WAIT_PROCESS', '退款处理中'],
  [(s) => s.orderStatus === 'PAYED' && s.zitiStatus === 'PENDING', 'PAYED_PENDING', '待自提'],
  [(s) => s.orderStatus === 'PAYED' && s.deliveryStatus === 'PARTAIL', 'PAYED_PARTAIL', '部分发货'],
  [(s) => s.orderStatus === 'PAYED' && s.deliveryStatus === 'DONE', 'WAIT_BUYER_CONFIRM', '待收货'],
  [(s) => s.orderStatus === 'PAYED', 'PAYED', '待发货'],
  [
    (s) => s.orderStatus === 'CANCEL' && (s.deliveryStatus === 'DONE' || s.zitiStatus === 'DONE'),
    'CLOSED',
    '已关闭',
  ],
  [
    (s) =>
      s.orderStatus === 'CANCEL' && (s.cancelStatus === 'NO_APPLY_CANCEL' || s.cancelStatus === 'SUCCESS'),
    'CANCEL',
    '已取消',
  ],
  [
    (s) => s.orderStatus === 'CANCEL' && s.cancelStatus === 'WAIT_PROCESS',
    'CANCEL_WAIT_PROCESS',
    '退款处理中',
  ],
  [
    (s) => s.orderStatus === 'CANCEL' && s.cancelStatus === 'REFUND_PROCESS',
    'CANCEL_REFUND_PROCESS',
    '退款处理中',
  ],
  [(s) => s.orderStatus === 'CANCEL', 'CANCEL_REFUND_FAIL', '等待退款'],
  [(s) => s.orderStatus === 'WAIT_BUYER_CONFIRM', 'WAIT_BUYER_CONFIRM', '待收货'],
  [(s) => s.orderStatus === 'DONE', 'DONE', '已完成'],
  [(s) => s.orderStatus === 'REFUND_PROCESS', 'REFUND_PROCESS', '退款处理中'],
  [() => true, 'REFUND_SUCCESS', '已退款'],
]

/** `order_status_des` and `order_status_msg` of an order (contract trade §12.2). */
export function describeOrder(state: OrderState): { des: OrderDes; msg: string } {
  for (const [when, des, msg] of rules) if (when(state)) return { des, msg }
  throw new Error('the last rule matches every order')
}

/**
 * The state in which an order is shown: an unpaid one past its time counts as cancelled, even before the job has
 * cancelled it (contract trade §12.2). A voucher that waits for its review keeps it open.
 * @param now epoch seconds
 */
export const shownState = <S extends OrderState & OfflineTransfer & { autoCancelTime: number }>(
  order: S,
  now: number,
): S =>
  order.orderStatus === 'NOTPAY' && now >= order.autoCancelTime && !isUnderReview(order)
    ? { ...order, orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' }
    : order

/**
 * The one word for the state of an order, on every page that shows it: the labels of the contract (contract trade
 * §12.2), which spec 3 §0.8 has for the page of an order. Its other words for lists would name one state twice.
 */
export const orderLabels = {
  NOTPAY: '未付款',
  WAIT_GROUPS_SUCCESS: '等待成团',
  PAYED: '待发货',
  PAYED_PENDING: '待自提',
  PAYED_PARTAIL: '部分发货',
  PAYED_WAIT_PROCESS: '退款处理中',
  WAIT_BUYER_CONFIRM: '待收货',
  DONE: '已完成',
  CANCEL: '已取消',
  CANCEL_WAIT_PROCESS: '退款处理中',
  CANCEL_REFUND_PROCESS: '退款处理中',
  CANCEL_REFUND_FAIL: '等待退款',
  CLOSED: '已关闭',
  REFUND_PROCESS: '退款处理中',
  REFUND_SUCCESS: '已退款',
} as const satisfies Record<OrderDes, string>

/** `orderLabels` of an order on the wire; an offline transfer that waits for the merchant's check has an own word. */
export const orderLabel = (order: {
  order_status_des: OrderDes
  offline_pay_check_status: number | null
}): string =>
  order.offline_pay_check_status === 0 ? offlineWaitingLabel : orderLabels[order.order_status_des]

/** Labels of lines that are no ordinary purchase (contract trade §3.7). */
export const lineTypeLabels: Record<BillLine['type'], string | null> = {
  normal: null,
  gift: '赠品',
  plus_buy: '加价购',
  package: '组合',
}

/** The newest trace of a parcel whose order is completed (contract trade §9.1). */
export const receivedTrace = '收货人确认签收'

/** The label of a parcel: the contract knows 已发货 and 未发货; on a completed order a shipped one was received. */
export const parcelLabel = (shipped: '已发货' | '未发货', order: Pick<OrderState, 'orderStatus'>): string =>
  shipped === '已发货' && order.orderStatus === 'DONE' ? '已签收' : shipped

/**
 * The newest trace of a parcel beside its label: an answer that is older than the state of the order cannot contradict
 * it.
 */
export const newestTrace = (
  { status_msg: shipped, delivery_info: trace }: { status_msg: '已发货' | '未发货'; delivery_info: string },
  { orderStatus }: Pick<OrderState, 'orderStatus'>,
): string => (shipped === '已发货' && orderStatus === 'DONE' ? receivedTrace : trace)

/** Label while an offline transfer waits for the merchant's check (spec 3 §0.8). */
export const offlineWaitingLabel = '待商家确认'

/**
 * Names of lists of orders that are no state of an order. Both words are prescribed for unpaid orders: 待付款 for the tab
 * and the icon that lead to them (spec 3 §5), 未付款 for the state of each (spec 3 §0.8, `orderLabels`).
 */
export const orderListLabels = { unpaid: '待付款', toRate: '待评价', rated: '已评价' } as const

/**
 * Tabs of the order list with the `status` values of the contract (spec 3 §5, contract trade §8.1). 待评价 is 7, which
 * leaves reviewed orders out; 3 is every completed order.
 */
export const orderTabs = [
  { status: 0, label: '全部' },
  { status: 5, label: orderListLabels.unpaid },
  { status: 1, label: orderLabels.WAIT_BUYER_CONFIRM },
  { status: 4, label: orderLabels.PAYED_PENDING },
  { status: 7, label: orderListLabels.toRate },
] as const
export type OrderTab = (typeof orderTabs)[number]['status']

/** The word of a tab, for links that lead to it. */
export const orderTabLabel = (status: OrderTab): string =>
  orderTabs.find((tab) => tab.status === status)?.label ?? ''

export type OrderAction = 'pay' | 'editVoucher' | 'cancel' | 'confirm' | 'aftersale' | 'rate'

/** Labels of the actions on an order (spec 3 §5). */
export const actionLabels: Record<OrderAction, string> = {
  pay: '付款',
  editVoucher: '修改付款凭证',
  cancel: '取消订单',
  confirm: '确认收货',
  aftersale: '申请售后',
  rate: '评价',
}

/** The actions that a buyer has on an order now, in the sequence of the buttons (contract trade §8.2). */
export function orderActions(
  order: OrderState & OfflineTransfer & { isRate: boolean; canAftersale: boolean },
  settings: { rateOpen: boolean },
): OrderAction[] {
  const actions: OrderAction[] = []
  const isPayable = canGo(order, 'pay') && !isUnderReview(order)
  if (isPayable && order.offlineStatus === 2) actions.push('editVoucher')
  if (isPayable) actions.push('pay')
  if (canGo(order, 'confirm')) actions.push('confirm')
  if (order.canAftersale) actions.push('aftersale')
  if (order.orderStatus === 'DONE' && !order.isRate && settings.rateOpen) actions.push('rate')
  if ('event' in cancelWay(order)) actions.push('cancel')
  return actions
}

/** Steps of the progress bar of an order (contract trade §12.5). */
export const progressSteps = [
  '订单已生成，等待您付款',
  '您已付款成功，等待商家发货',
  '商家已经发货，等待您确认收货',
  '订单完成',
] as const

/** Kinds of delivery (contract trade §12.1): 快递配送, 上门自提. */
export type ReceiptType = 'logistics' | 'ziti'

/** Seconds. An order that waits longer for its payment, as one paid by transfer does, shows no countdown. */
export const longestCountdown = 7 * 86_400
