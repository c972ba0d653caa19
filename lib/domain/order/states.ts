import * as orderMessages from '../messages/order'

/** Column values of an order with their labels (contract trade §12.1). */
export const orderStatuses = {
  NOTPAY: '待支付',
  WAIT_GROUPS_SUCCESS: '等待成团',
  PAYED: '已支付',
  WAIT_BUYER_CONFIRM: '待收货',
  DONE: '已完成',
  CANCEL: '已取消',
  REFUND_PROCESS: '退款处理中',
  REFUND_SUCCESS: '已退款',
} as const
export type OrderStatus = keyof typeof orderStatuses

export const payStatuses = { NOTPAY: '未付款', PAYED: '已付款' } as const
export type PayStatus = keyof typeof payStatuses

export const deliveryStatuses = { PENDING: '未发货', PARTAIL: '部分发货', DONE: '已发货' } as const
export type DeliveryStatus = keyof typeof deliveryStatuses

export const zitiStatuses = { NOTZITI: '非自提', PENDING: '等待自提', DONE: '自提完成' } as const
export type ZitiStatus = keyof typeof zitiStatuses

export const cancelStatuses = {
  NO_APPLY_CANCEL: '未申请',
  WAIT_PROCESS: '等待审核',
  REFUND_PROCESS: '退款处理',
  SUCCESS: '取消成功',
  FAILS: '取消失败',
} as const
export type CancelStatus = keyof typeof cancelStatuses

/** The columns that make up the state of an order. */
export interface OrderState {
  orderStatus: OrderStatus
  payStatus: PayStatus
  deliveryStatus: DeliveryStatus
  zitiStatus: ZitiStatus
  cancelStatus: CancelStatus
}

type StateCondition = { readonly [K in keyof OrderState]?: readonly OrderState[K][] }

/** A transition: the states where it may start, the columns that it sets, and the text for all other states. */
export interface Transition {
  from: StateCondition
  to: Partial<OrderState>
  refusal: string
}

/** Every transition of an order (contract trade §12.3): the only source for services and screens. */
export const transitions = {
  pay: {
    from: { orderStatus: ['NOTPAY'] },
    to: { orderStatus: 'PAYED', payStatus: 'PAYED' },
    refusal: orderMessages.nothingToPay,
  },
  /** A group order is paid and waits for its team (contract trade §8.6). */
  payGroup: {
    from: { orderStatus: ['NOTPAY'] },
    to: { orderStatus: 'WAIT_GROUPS_SUCCESS', payStatus: 'PAYED' },
    refusal: orderMessages.nothingToPay,
  },
  /** A paid grade is bought: nothing is shipped. */
  payVip: {
    from: { orderStatus: ['NOTPAY'] },
    to: { orderStatus: 'DONE', payStatus: 'PAYED' },
    refusal: orderMessages.nothingToPay,
  },
  /** Stored value is recharged: nothing is shipped. */
  payRecharge: {
    from: { orderStatus: ['NOTPAY'] },
    to: { orderStatus: 'DONE', payStatus: 'PAYED' },
    refusal: orderMessages.nothingToPay,
  },
  /** All places of its team are paid. */
  completeGroup: {
    from: { orderStatus: ['WAIT_GROUPS_SUCCESS'] },
    to: { orderStatus: 'PAYED' },
    refusal: '订单不在等待成团',
  },
  /** The time of its team is over; the payment is refunded. */
  failGroup: {
    from: { orderStatus: ['WAIT_GROUPS_SUCCESS'] },
    to: { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' },
    refusal: '订单不在等待成团',
  },
  /** The buyer or the time limit cancels an unpaid order. */
  cancelUnpaid: {
    from: { orderStatus: ['NOTPAY'] },
    to: { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' },
    refusal: '订单状态已不能申请取消',
  },
  /** The buyer asks for a refund before anything was shipped. */
  requestCancel: {
    from: {
      orderStatus: ['PAYED'],
      deliveryStatus: ['PENDING'],
      zitiStatus: ['NOTZITI', 'PENDING'],
      cancelStatus: ['NO_APPLY_CANCEL'],
    },
    to: { cancelStatus: 'WAIT_PROCESS' },
    refusal: '订单状态已不能申请取消',
  },
  approveCancel: {
    from: { orderStatus: ['PAYED'], cancelStatus: ['WAIT_PROCESS'] },
    to: { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' },
    refusal: '订单状态不能审核',
  },
  rejectCancel: {
    from: { orderStatus: ['PAYED'], cancelStatus: ['WAIT_PROCESS'] },
    to: { cancelStatus: 'FAILS' },
    refusal: '订单状态不能审核',
  },
  ship: {
    from: {
      orderStatus: ['PAYED'],
      deliveryStatus: ['PENDING', 'PARTAIL'],
      zitiStatus: ['NOTZITI'],
      cancelStatus: ['NO_APPLY_CANCEL', 'FAILS'],
    },
    to: { orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE' },
    refusal: '订单状态不能发货',
  },
  shipPart: {
    from: {
      orderStatus: ['PAYED'],
      deliveryStatus: ['PENDING', 'PARTAIL'],
      zitiStatus: ['NOTZITI'],
      cancelStatus: ['NO_APPLY_CANCEL', 'FAILS'],
    },
    to: { deliveryStatus: 'PARTAIL' },
    refusal: '订单状态不能发货',
  },
  /** Unshipped units are cancelled; others are still to be shipped. */
  cancelRest: {
    from: {
      orderStatus: ['PAYED'],
      deliveryStatus: ['PENDING', 'PARTAIL'],
      cancelStatus: ['NO_APPLY_CANCEL', 'FAILS'],
    },
    to: {},
    refusal: '订单状态不能取消',
  },
  /** The last unshipped units are cancelled; all others were shipped. */
  cancelRestShipped: {
    from: {
      orderStatus: ['PAYED'],
      deliveryStatus: ['PARTAIL'],
      cancelStatus: ['NO_APPLY_CANCEL', 'FAILS'],
    },
    to: { orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE' },
    refusal: '订单状态不能取消',
  },
  /** The last units are cancelled and none was shipped: the end of a paid order without a request of its buyer. */
  cancelRestAll: {
    from: {
      orderStatus: ['PAYED'],
      deliveryStatus: ['PENDING'],
      cancelStatus: ['NO_APPLY_CANCEL', 'FAILS'],
    },
    to: { orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' },
    refusal: '订单状态不能取消',
  },
  /** An operator lowers the price of an unpaid order. */
  changePrice: { from: { orderStatus: ['NOTPAY'] }, to: {}, refusal: '订单状态不能改价' },
  /** The order is picked up in the shop. */
  pickUp: {
    from: { orderStatus: ['PAYED'], zitiStatus: ['PENDING'], cancelStatus: ['NO_APPLY_CANCEL', 'FAILS'] },
    to: { orderStatus: 'DONE', deliveryStatus: 'DONE', zitiStatus: 'DONE' },
    refusal: '订单状态不能核销',
  },
  confirm: {
    from: {
      orderStatus: ['WAIT_BUYER_CONFIRM'],
      deliveryStatus: ['DONE', 'PARTAIL'],
      cancelStatus: ['NO_APPLY_CANCEL', 'FAILS'],
    },
    to: { orderStatus: 'DONE' },
    refusal: '没有需要完成的订单!',
  },
} as const satisfies Record<string, Transition>
export type OrderEvent = keyof typeof transitions

const matches = (state: OrderState, condition: StateCondition) =>
  (Object.keys(condition) as (keyof OrderState)[]).every((key) =>
    (condition[key] as readonly string[] | undefined)?.includes(state[key]),
  )

/** Whether an event is possible in this state. */
export const canGo = (state: OrderState, event: OrderEvent): boolean =>
  matches(state, transitions[event].from)

/** The state after an event; check `canGo` first. */
export const after = (state: OrderState, event: OrderEvent): OrderState => ({
  ...state,
  ...transitions[event].to,
})

/**
 * The state of an offline transfer: 0 waits for its review · 1 passed · 2 refused · 9 withdrawn (contract trade §7.7).
 */
export interface OfflineTransfer {
  offlineStatus?: number | null
}

/** Whether an order waits for the review of its voucher: it can neither be paid nor cancelled (contract trade §7.7). */
export const isUnderReview = ({ offlineStatus }: OfflineTransfer): boolean => offlineStatus === 0

/**
 * The state from which a buyer asks to cancel: where the mall lets buyers ask again, a refused request counts as none
 * (contract trade §8.4).
 */
export const cancelStart = <S extends OrderState>(order: S, mayRepeat: boolean): S =>
  mayRepeat && order.cancelStatus === 'FAILS' ? { ...order, cancelStatus: 'NO_APPLY_CANCEL' } : order

/** The event by which a buyer can cancel an order, or the text why it is not possible (contract trade §8.4). */
export function cancelWay(
  state: OrderState & OfflineTransfer,
): { event: 'cancelUnpaid' | 'requestCancel' } | { refusal: string } {
  if (isUnderReview(state)) return { refusal: transitions.cancelUnpaid.refusal }
  if (canGo(state, 'cancelUnpaid')) return { event: 'cancelUnpaid' }
  if (canGo(state, 'requestCancel')) return { event: 'requestCancel' }
  if (state.orderStatus === 'CANCEL') return { refusal: '订单已取消' }
  if (state.orderStatus === 'WAIT_GROUPS_SUCCESS') return { refusal: '拼团订单完成之前不允许取消订单！' }
  if (state.deliveryStatus !== 'PENDING') return { refusal: '已发货订单不能取消' }
  if (state.cancelStatus !== 'NO_APPLY_CANCEL') return { refusal: '不能重复取消订单' }
  return { refusal: transitions.requestCancel.refusal }
}

/** States of an after-sale that keep its order from being completed (contract trade §8.5). */
export const openAftersales: readonly string[] = [
  'WAIT_SELLER_AGREE',
  'WAIT_BUYER_RETURN_GOODS',
  'WAIT_SELLER_CONFIRM_GOODS',
]

/** The text why a buyer cannot confirm receipt, or null (contract trade §8.5). */
export function confirmProblem(state: OrderState, lineAftersales: readonly (string | null)[]): string | null {
  if (state.orderStatus !== 'WAIT_BUYER_CONFIRM') return transitions.confirm.refusal
  if (state.deliveryStatus === 'PENDING') return '未发货订单不可确认收货'
  if (!canGo(state, 'confirm')) return '已取消订单不能确认收货'
  if (lineAftersales.some((status) => status !== null && openAftersales.includes(status))) {
    return '售后中的订单不能确认收货'
  }
  return null
}

/** Whether a buyer can remove an order from their list: it has ended, and no after-sale is open. */
export const mayDelete = (state: OrderState, lineAftersales: readonly (string | null)[]): boolean =>
  (state.orderStatus === 'DONE' || state.orderStatus === 'CANCEL') &&
  !lineAftersales.some((status) => status !== null && openAftersales.includes(status))
