import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import type { OrderTodo } from '@/lib/domain/order/todos'
import type { GoodsState } from '@/lib/domain/shop/goods-state'

export interface DeskEntry {
  href: string
  /** In the menu. */
  label: string
  /** Heading of the page. */
  title: string
  /** Heading for operators, where it differs. */
  operatorTitle?: string
  isForOperators?: boolean
  /** The permission that the calls of the page need; absent where every role may see it. */
  permission?: Permission
}

/** The pages of the desk, in the sequence of its menu. */
export const deskMenu = {
  home: { href: '/shopadmin/index', label: '概况', title: '商家中心', operatorTitle: '运营中心' },
  orders: { href: '/shopadmin/orders', label: '订单', title: '店铺订单', permission: 'order:read' },
  aftersales: {
    href: '/shopadmin/aftersales',
    label: '售后',
    title: '店铺售后',
    permission: 'aftersale:read',
  },
  goods: { href: '/shopadmin/goods', label: '商品', title: '店铺商品', permission: 'goods:read' },
  applications: {
    href: '/shopadmin/applications',
    label: '入驻审核',
    title: '入驻审核',
    isForOperators: true,
    permission: 'merchant:read',
  },
  /** The page designer, which has a window of its own and leads back to the home of the desk. */
  pages: {
    href: '/edit',
    label: '页面装修',
    title: '页面装修',
    isForOperators: true,
    permission: 'content:write',
  },
  profileForm: {
    href: '/shopadmin/profile-form',
    label: '会员资料',
    title: '会员资料设置',
    isForOperators: true,
    permission: 'setting:write',
  },
  accounts: {
    href: '/shopadmin/accounts',
    label: '账号',
    title: '账号与角色',
    isForOperators: true,
    permission: 'account:read',
  },
} satisfies Record<string, DeskEntry>
export type DeskEntryName = keyof typeof deskMenu

/** Whether a person with this role sees an entry. */
export const seesEntry = (
  { isForOperators, permission }: DeskEntry,
  { role, isOperator }: { role: DeskRole; isOperator: boolean },
): boolean => (isOperator || !isForOperators) && (permission === undefined || mayDo(role, permission))

/** The list of the desk in which a figure of the home is counted. */
export const deskOrdersHref = (todo: OrderTodo): string => `${deskMenu.orders.href}?status=${todo}`
export const deskGoodsHref = (state: GoodsState): string => `${deskMenu.goods.href}?status=${state}`
