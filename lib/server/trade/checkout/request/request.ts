import 'server-only'
import type { OrderInput } from '@/lib/contract/trade/checkout'
import { MallError } from '@/lib/domain/errors'
import { groupTexts } from '@/lib/domain/group'
import * as employeeMessages from '@/lib/domain/messages/employee'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { checkoutKindOf } from '@/lib/domain/order/checkout-types'
import type { CheckoutKind, EachCheckoutKind } from '@/lib/domain/order/kinds'
import type { CheckoutQuery, NamedSku } from '@/lib/server/trade/bill/load-facts'
import { mergeBySku } from '@/lib/server/trade/bill/merge-by-sku'

/** The fields of a request besides its lines, by kind of order. */
type Named = EachCheckoutKind<{
  normal: object
  /** Null in previews, which need no ticket. */
  seckill: { seckillId: number; ticket: string | null }
  /** The team to join; null opens one. */
  groups: { activityId: number; teamId: number | null }
  pointsmall: object
  /** The SKUs to order; null for the ticked lines of the cart in the activity. */
  employee_purchase: { activityId: number; enterpriseId: number; named: NamedSku[] | null }
}>
export type Ordered<K extends CheckoutKind = CheckoutKind> = { [P in K]: { kind: P } & Named[P] }[K]

/** The fields of `OrderInput` that the engine parses into another form. */
type Parsed =
  | 'order_type'
  | 'seckill_id'
  | 'seckill_ticket'
  | 'bargain_id'
  | 'team_id'
  | 'activity_id'
  | 'enterprise_id'
  | 'distributor_id'
  | 'cart_type'
  | 'items'
  | 'coupon_discount'
  | 'not_use_coupon'

/** A request to preview or place an order. */
export interface CheckoutRequest extends Omit<OrderInput, Parsed> {
  ordered: Ordered
  /** The source of the lines, unless the offer determines them. */
  source: CheckoutQuery['source']
  /** 0 for the only shop of the lines. */
  shopId: number
  /** A code; null for none, false to prevent a preview from selecting one (contract trade §4.6). */
  coupon: string | null | false
}

const readers: { [K in CheckoutKind]: (input: OrderInput) => Ordered<K> } = {
  normal: () => ({ kind: 'normal' }),
  seckill: ({ seckill_id: seckillId, seckill_ticket: ticket }) => {
    if (!seckillId) throw new MallError(goodsMessages.seckillIdMissing)
    return { kind: 'seckill', seckillId, ticket: ticket || null }
  },
  groups: ({ bargain_id: activityId, team_id: teamId }) => {
    if (!activityId) throw new MallError(groupTexts.missing)
    return { kind: 'groups', activityId, teamId: teamId || null }
  },
  pointsmall: () => ({ kind: 'pointsmall' }),
  employee_purchase: ({ activity_id: activityId, enterprise_id: enterpriseId, items }) => {
    if (!activityId) throw new MallError(goodsMessages.activityIdMissing)
    if (!enterpriseId) throw new MallError(employeeMessages.enterpriseIdMissing)
    return { kind: 'employee_purchase', activityId, enterpriseId, named: namedSkus(items) }
  },
}

/** The SKUs in a request; null when it contains none. */
const namedSkus = (items: OrderInput['items']): NamedSku[] | null =>
  items && items.length > 0 ? mergeBySku(items.map(({ item_id: itemId, num }) => ({ itemId, num }))) : null

function sourceOf({ items, cart_type }: OrderInput): CheckoutQuery['source'] {
  if (cart_type === 'fastbuy') return 'fastbuy'
  const named = cart_type === 'cart' ? null : namedSkus(items)
  return named ? { named } : 'checked'
}

/**
 * Parses the input of the wire, whose fields for each kind of order are all optional, once: the engine works with the
 * request only.
 * @throws MallError 秒杀活动id必填, 拼团活动id必填, 活动ID必填, 企业ID必填
 */
export const readRequest = (input: OrderInput): CheckoutRequest => ({
  ...input,
  ordered: readers[checkoutKindOf(input.order_type)](input),
  source: sourceOf(input),
  shopId: input.distributor_id ?? 0,
  coupon: input.not_use_coupon ? false : input.coupon_discount || null,
})
