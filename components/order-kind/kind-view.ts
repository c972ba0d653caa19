import { exchangeSteps, buyingSteps, employeeSteps } from '@/components/order-kind/steps'
import { kindNamed, type OrderKind } from '@/lib/domain/order/kinds'
import { pointsMallHref } from '@/lib/web/points-href'
import { staffMallHref } from '@/lib/web/staff-href'

export interface NamedLink {
  href: string
  text: string
}

/** Texts, links and buttons of pages that depend on the kind of an order. */
interface OrderKindView {
  /** Steps of its cashier; none for purchases without a cart. */
  steps: readonly string[]
  /** Beside its number in lists. */
  badge?: string
  /** The body of its page: its products, the grade that it buys, or its amounts alone. */
  page: 'goods' | 'grade' | 'amounts'
  /** 再次购买: a cart can hold its products. */
  canRebuy: boolean
  /** 申请售后, while the order takes applications. */
  canReturn: boolean
  /** Once paid it waits for its team: the result invites friends. */
  waitsForTeam: boolean
  /** On the result of its payment: where to see the purchase, instead of the page of the order. */
  bought?: NamedLink
  paidText: string
  /** Where its buyer goes on shopping. */
  onward: NamedLink
}

export const backToStaffMall = '返回员工内购'

const goodsView = {
  steps: buyingSteps,
  page: 'goods',
  canRebuy: true,
  canReturn: true,
  waitsForTeam: false,
  paidText: '我们将尽快为您处理',
  onward: { href: '/items', text: '继续购物' },
} as const satisfies OrderKindView

const goodlessView = { ...goodsView, steps: [], canRebuy: false } as const satisfies OrderKindView

const views = {
  normal: goodsView,
  seckill: goodsView,
  groups: { ...goodsView, waitsForTeam: true },
  pointsmall: {
    ...goodsView,
    steps: exchangeSteps,
    canRebuy: false,
    canReturn: false,
    onward: { href: pointsMallHref(), text: '继续购物' },
  },
  employee_purchase: {
    ...goodsView,
    steps: employeeSteps,
    badge: '内购',
    onward: { href: staffMallHref, text: backToStaffMall },
  },
  membercard: {
    ...goodlessView,
    page: 'grade',
    bought: { href: '/member/vip', text: '查看会员权益' },
    paidText: '付费会员已开通，会员价即刻生效',
  },
  recharge: {
    ...goodlessView,
    page: 'amounts',
    bought: { href: '/member/deposit', text: '查看储值余额' },
    paidText: '充值金额已到账',
  },
} satisfies Record<OrderKind, OrderKindView>

/** The view of an order; the kind of a trade has the name of its `order_type`. */
export const kindView = ({ order_class: name }: { order_class: string }): OrderKindView =>
  views[kindNamed(name)]
