import { kindView } from '@/components/order-kind/kind-view'
import type { Aftersale, AftersaleInfo } from '@/lib/contract/trade/aftersale'
import type { Order, OrderItem } from '@/lib/contract/trade/order'
import { buyerActions, buyerLabel, type AftersaleAction } from '@/lib/domain/aftersale/buyer'
import { lostReward, type OrderReward } from '@/lib/domain/order/reward'

/** The page of an after-sale (spec 3 §5). */
export const aftersaleHref = (aftersalesBn: string): string =>
  `/member/trade/aftersale?type=1&aftersalesNo=${encodeURIComponent(aftersalesBn)}`

/** The newest after-sale of an order's line; older links name its SKU as `itemId` (spec 3 §5). */
export const lineAftersaleHref = (item: Pick<OrderItem, 'order_id' | 'id'>): string =>
  `/member/trade/aftersale?orderId=${encodeURIComponent(item.order_id)}&subOrderId=${item.id}`

export const aftersaleListHref = '/member/trade/aftersale-list'

/** The state of an after-sale for the rules of `lib/domain/aftersale`. */
export const stateOf = (aftersale: Aftersale) => ({
  type: aftersale.aftersales_type,
  status: aftersale.aftersales_status,
  progress: aftersale.progress,
})

/** Actions that the buyer can take now. */
export const actionsOf = (aftersale: Aftersale): AftersaleAction[] =>
  buyerActions(stateOf(aftersale), aftersale.can_reapply === 1)

/** The state as buyers read it. */
export const statusLabel = (aftersale: Aftersale): string =>
  buyerLabel({ ...stateOf(aftersale), isPaid: aftersale.refund_status === 'SUCCESS' })

/** Lines of an order for which an after-sale can be requested. */
export const eligibleLines = (
  order: Pick<Order, 'can_apply_aftersales' | 'items' | 'order_class'>,
): OrderItem[] =>
  order.can_apply_aftersales === 1 && kindView(order).canReturn
    ? order.items.filter((item) => item.left_aftersales_num > 0)
    : []

/**
 * Whether two items of an order only differ in their subsidy: a line of which the programme pays some pieces is two
 * items (ADR 0095).
 */
export const areTwins = (one: OrderItem, other: OrderItem): boolean =>
  one.id !== other.id &&
  one.item_id === other.item_id &&
  one.order_item_type === other.order_item_type &&
  one.subsidy_fee > 0 !== other.subsidy_fee > 0

/** Sums that decide the points of an order. */
export function rewardOf(order: Pick<Order, 'bonus_points' | 'items'>): OrderReward {
  const sum = (of: (item: OrderItem) => number) => order.items.reduce((total, item) => total + of(item), 0)
  return {
    expected: order.bonus_points,
    goodsFee: sum((item) => item.total_fee),
    refunded: sum((item) => item.refunded_fee),
  }
}

/**
 * Points that the refund of an after-sale that is not decided or paid yet will take back; 0 for an order that earned
 * none yet.
 */
export const expectedReturn = (info: AftersaleInfo): number =>
  info.order_info.order_status === 'DONE' && info.aftersales_status < 2
    ? lostReward(rewardOf(info.order_info), info.refund_fee)
    : 0

/**
 * Label of the after-sale link of a line: 退款 while nothing of the line was shipped, because nothing can be returned.
 */
export const lineAftersaleLabel = ({ delivery_item_num: shipped }: Pick<OrderItem, 'delivery_item_num'>) =>
  shipped === 0 ? '退款' : '售后'

/** Whether a line has an after-sale to look at; CLOSED only says that the time is over. */
export const hasAftersale = (item: Pick<OrderItem, 'aftersales_status'>): boolean =>
  item.aftersales_status != null && item.aftersales_status !== 'CLOSED'
