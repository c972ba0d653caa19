import { backToStaffMall, type NamedLink } from '@/components/order-kind/kind-view'
import type { CheckoutKind } from '@/lib/domain/order/kinds'
import { exchangedHref, pointsMallHref } from '@/lib/web/points-href'
import { activityHref } from '@/lib/web/staff-href'
import type { Ordered } from './checkout-source'

/**
 * Parts and texts of a checkout that depend on the kind of order. Its sections of prices follow from the steps in
 * `orderKinds`.
 */
interface CheckoutView<K extends CheckoutKind> {
  /** 选择取货方式 offers pickup as well as delivery. */
  canPickUp: boolean
  /** Offers the addresses of the employer; own ones are chosen from the saved ones. */
  hasStaffAddresses: boolean
  missingAddress: string
  /** Asks whether the points may be taken before it places the order. */
  asksForPoints: boolean
  /** Shown with the one link when nothing is left to order; null for the words and links of a cart. */
  nothingLeft: { text: string; action: { href: string; label: string } } | null
  /** Back to where the products were chosen. */
  back: (ordered: Ordered<K>) => NamedLink
  /** The result of an order that costs no money. */
  paidHref: (orderId: string, itemId: number) => string
}

const cartView = {
  canPickUp: true,
  hasStaffAddresses: false,
  missingAddress: '请选择收货地址',
  asksForPoints: false,
  nothingLeft: null,
  back: () => ({ href: '/cart', text: '返回购物车' }),
  paidHref: (orderId: string) => `/finish/result?order_id=${orderId}`,
}

const views: { [K in CheckoutKind]: CheckoutView<K> } = {
  normal: cartView,
  seckill: cartView,
  groups: cartView,
  pointsmall: {
    ...cartView,
    canPickUp: false,
    missingAddress: '请选择地址',
    asksForPoints: true,
    nothingLeft: {
      text: '您还没有选择积分商品',
      action: { href: pointsMallHref(), label: '去积分商城' },
    },
    back: () => ({ href: pointsMallHref(), text: '返回积分商城' }),
    paidHref: exchangedHref,
  },
  employee_purchase: {
    ...cartView,
    hasStaffAddresses: true,
    back: (ordered) => ({ href: activityHref(ordered), text: backToStaffMall }),
  },
}

export const checkoutView = <K extends CheckoutKind>(kind: K): (typeof views)[K] => views[kind]

export const backLink = <K extends CheckoutKind>(ordered: Ordered<K>): NamedLink =>
  views[ordered.kind].back(ordered)
