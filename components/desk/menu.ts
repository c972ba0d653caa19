import type { Outputs } from '@/lib/contract/outputs'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import type { DeskGoodsState } from '@/lib/domain/goods/desk-state'
import { tableImportKinds, tableImports, type TableImportKind } from '@/lib/domain/import/table/kinds'
import type { OrderTodo } from '@/lib/domain/order/todos'
import type { GoodsState } from '@/lib/domain/shop/goods-state'
import { deskHomeHref } from './home-href'

/** The groups of the menu, in their sequence. */
export const deskGroups = ['工作台', '商品', '交易', '内容', '店铺', '设置'] as const

export interface DeskEntry {
  href: string
  group: (typeof deskGroups)[number]
  /** In the menu. */
  label: string
  /** Heading of the page. */
  title: string
  /** Heading for operators, where it differs. */
  operatorTitle?: string
  isForOperators?: boolean
  /** About the own shop. */
  isForMerchants?: boolean
  /** The permission that the calls of the page need, or several of which one is enough; absent for every role. */
  permission?: Permission | readonly Permission[]
  /** Not in the menu, but on the page 设置, with this use of it in a few words. */
  settingUse?: string
}

/** The pages of the desk, in the sequence of its menu. */
export const deskMenu = {
  home: {
    href: deskHomeHref,
    group: '工作台',
    label: '概况',
    title: '概况',
  },
  start: {
    href: '/shopadmin/start',
    group: '工作台',
    label: '开店向导',
    title: '开店向导',
    isForOperators: true,
    permission: 'setting:write',
  },
  goods: {
    href: '/shopadmin/goods',
    group: '商品',
    label: '商品',
    title: '店铺商品',
    operatorTitle: '商品',
    permission: 'goods:read',
  },
  categories: {
    href: '/shopadmin/categories',
    group: '商品',
    label: '分类',
    title: '商品分类',
    isForOperators: true,
    permission: 'goods:read',
  },
  brands: {
    href: '/shopadmin/brands',
    group: '商品',
    label: '品牌',
    title: '品牌',
    isForOperators: true,
    permission: 'goods:read',
  },
  params: {
    href: '/shopadmin/params',
    group: '商品',
    label: '参数和规格',
    title: '参数和规格',
    isForOperators: true,
    permission: 'goods:read',
  },
  goodsTags: {
    href: '/shopadmin/goods-tags',
    group: '商品',
    label: '商品标签',
    title: '商品标签',
    isForOperators: true,
    permission: 'goods:read',
    settingUse: '商品上的标签，如国补、新品',
  },
  schedules: {
    href: '/shopadmin/schedules',
    group: '商品',
    label: '定时任务',
    title: '定时任务',
    isForOperators: true,
    permission: 'goods:read',
  },
  reviews: {
    href: '/shopadmin/reviews',
    group: '商品',
    label: '评价',
    title: '评价',
    permission: 'review:read',
  },
  search: {
    href: '/shopadmin/search',
    group: '商品',
    label: '搜索管理',
    title: '搜索管理',
    isForOperators: true,
    permission: 'goods:read',
  },
  orders: {
    href: '/shopadmin/orders',
    group: '交易',
    label: '订单',
    title: '店铺订单',
    operatorTitle: '订单',
    permission: 'order:read',
  },
  aftersales: {
    href: '/shopadmin/aftersales',
    group: '交易',
    label: '售后',
    title: '店铺售后',
    operatorTitle: '售后',
    permission: 'aftersale:read',
  },
  /** The page designer, which has a window of its own and leads back to the home of the desk. */
  pages: {
    href: '/edit',
    group: '内容',
    label: '页面装修',
    title: '页面装修',
    isForOperators: true,
    permission: 'content:write',
  },
  articles: {
    href: '/shopadmin/articles',
    group: '内容',
    label: '文章',
    title: '文章',
    isForOperators: true,
    permission: 'content:read',
  },
  articleCatalogues: {
    href: '/shopadmin/article-catalogues',
    group: '内容',
    label: '文章栏目',
    title: '文章栏目',
    isForOperators: true,
    permission: 'content:read',
  },
  faqs: {
    href: '/shopadmin/faqs',
    group: '内容',
    label: '常见问题',
    title: '常见问题',
    isForOperators: true,
    permission: 'content:read',
  },
  navigation: {
    href: '/shopadmin/navigation',
    group: '内容',
    label: '导航与页脚',
    title: '导航与页脚',
    isForOperators: true,
    permission: 'content:read',
  },
  agreements: {
    href: '/shopadmin/agreements',
    group: '内容',
    label: '协议',
    title: '协议',
    isForOperators: true,
    permission: 'content:read',
  },
  shops: {
    href: '/shopadmin/shops',
    group: '店铺',
    label: '店铺',
    title: '店铺',
    isForOperators: true,
    permission: 'shop:read',
  },
  shopTags: {
    href: '/shopadmin/shop-tags',
    group: '店铺',
    label: '店铺标签',
    title: '店铺标签',
    isForOperators: true,
    permission: 'shop:read',
    settingUse: '店铺的标签，顾客可以按它们筛选',
  },
  ownShop: {
    href: '/shopadmin/shop',
    group: '店铺',
    label: '店铺资料',
    title: '店铺资料',
    isForMerchants: true,
    permission: 'shop:read',
  },
  clerks: {
    href: '/shopadmin/clerks',
    group: '店铺',
    label: '店员',
    title: '店员',
    isForMerchants: true,
    permission: 'clerk:read',
  },
  freight: {
    href: '/shopadmin/freight',
    group: '店铺',
    label: '运费模板',
    title: '运费模板',
    isForOperators: true,
    permission: 'freight:read',
  },
  applications: {
    href: '/shopadmin/applications',
    group: '店铺',
    label: '入驻审核',
    title: '入驻审核',
    isForOperators: true,
    permission: 'merchant:read',
  },
  /** The pages with a `settingUse`. */
  settings: {
    href: '/shopadmin/settings',
    group: '设置',
    label: '设置',
    title: '设置',
    isForOperators: true,
  },
  site: {
    href: '/shopadmin/site',
    group: '设置',
    label: '商城信息',
    title: '商城信息',
    isForOperators: true,
    permission: 'setting:read',
    settingUse: '名称、标志、联系方式、备案号和热搜词',
  },
  tasks: {
    href: '/shopadmin/tasks',
    group: '设置',
    label: '任务',
    title: '任务',
    isForOperators: true,
    permission: ['goods:read', 'shop:read', 'employee:read', 'member:read'],
  },
  imports: {
    href: '/shopadmin/imports',
    group: '设置',
    label: '导入',
    title: '导入表格',
    isForOperators: true,
    permission: tableImportKinds.map((kind) => tableImports[kind].write),
    settingUse: '库存、标签、店铺、会员和员工的表格',
  },
  profileForm: {
    href: '/shopadmin/profile-form',
    group: '设置',
    label: '会员资料',
    title: '会员资料设置',
    isForOperators: true,
    permission: 'setting:write',
    settingUse: '会员填写个人资料时的问题',
  },
  accounts: {
    href: '/shopadmin/accounts',
    group: '设置',
    label: '账号',
    title: '账号',
    isForOperators: true,
    permission: 'account:read',
    settingUse: '运营中心和店铺的工作人员',
  },
  roles: {
    href: '/shopadmin/roles',
    group: '设置',
    label: '角色',
    title: '角色',
    isForOperators: true,
    permission: 'account:read',
    settingUse: '每种角色的权限，以及自定义角色',
  },
  security: {
    href: '/shopadmin/security',
    group: '设置',
    label: '我的安全',
    title: '我的安全',
  },
  audit: {
    href: '/shopadmin/audit',
    group: '设置',
    label: '操作记录',
    title: '操作记录',
    permission: 'audit:read',
  },
} satisfies Record<string, DeskEntry>
export type DeskEntryName = keyof typeof deskMenu

/** Whether a role has a permission, or one of several; pages without one are for every role. */
export const hasOneOf = (
  role: DeskRole,
  permission: Permission | readonly Permission[] | undefined,
): boolean => permission === undefined || [permission].flat().some((one: Permission) => mayDo(role, one))

/** Whether a person with this role sees an entry. */
const seesEntry = (
  { isForOperators = false, isForMerchants = false, permission }: DeskEntry,
  { role, isOperator }: { role: DeskRole; isOperator: boolean },
): boolean => !(isOperator ? isForMerchants : isForOperators) && hasOneOf(role, permission)

/** The pages that a person sees: the menu, and those of the page 设置, without which that page is not there either. */
export function entriesFor(person: { role: DeskRole; isOperator: boolean }) {
  const seen = Object.entries<DeskEntry>(deskMenu).filter(([, entry]) => seesEntry(entry, person))
  const settings = seen.filter(([, { settingUse }]) => settingUse !== undefined)
  const menu = seen.filter(
    ([name, { settingUse }]) => settingUse === undefined && (name !== 'settings' || settings.length > 0),
  )
  return { menu, settings }
}

/** Whether a path, of the desktop or the phone, is the page of an entry or one below it. */
export const isOpenEntry = ({ href }: Pick<DeskEntry, 'href'>, path: string): boolean => {
  const desktop = path.replace(/^\/h5(?=\/)/, '')
  return desktop === href || desktop.startsWith(`${href}/`)
}

type Overview = Outputs['operator']['shop']['overview']

const todoCounts: Partial<Record<string, (overview: Overview) => number>> = {
  orders: ({ orders }) => (orders ? orders.wait_ship + orders.wait_cancel_review : 0),
  aftersales: ({ orders }) => orders?.open_aftersales ?? 0,
  applications: ({ applications }) => applications?.review ?? 0,
  // Operators decide about what waits, merchants go on with what came back.
  goods: ({ shop, goods_approval: approval, desk_role: role }) =>
    shop ? (approval?.returned ?? 0) : mayDo(role, 'goods:approve') ? (approval?.pending ?? 0) : 0,
}

/** The open tasks of an entry. */
export const todoCount = (name: string, overview: Overview): number => todoCounts[name]?.(overview) ?? 0

/** The list of the desk in which a figure of the home is counted. */
export const deskOrdersHref = (todo: OrderTodo): string => `${deskMenu.orders.href}?status=${todo}`
export const deskGoodsHref = (state: GoodsState | DeskGoodsState): string =>
  `${deskMenu.goods.href}?status=${state}`

/** The page that edits a product, and the one that enters a new one. */
export const deskProductHref = (goodsId: number | 'new'): string => `${deskMenu.goods.href}/${goodsId}`

/** The page that imports products, and the page of a task. */
export const goodsImportHref = `${deskMenu.goods.href}/import`
/** The page that imports tables, with one kind chosen. */
export const tableImportHref = (kind: TableImportKind): string => `${deskMenu.imports.href}?kind=${kind}`
export const deskTaskHref = (taskId: number): string => `${deskMenu.tasks.href}/${taskId}`
/** The page that edits a freight template, and the one that enters a new one. */
export const deskFreightHref = (templatesId: number | 'new'): string =>
  `${deskMenu.freight.href}/${templatesId}`

/** The page that edits a shop, and the one that enters a new one. */
export const deskShopHref = (distributorId: number | 'new'): string =>
  `${deskMenu.shops.href}/${distributorId}`
/** The page that edits an article, and the one that writes a new one. */
export const deskArticleHref = (articleId: number | 'new'): string => `${deskMenu.articles.href}/${articleId}`
