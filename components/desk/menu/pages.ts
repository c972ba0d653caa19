import type { Permission } from '@/lib/domain/desk/permissions'
import { exportSubjects } from '@/lib/domain/export/subjects'
import { tableImportKinds, tableImports } from '@/lib/domain/import/table/kinds'
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
  /** On the page 设置 instead of in the menu, with this use of it in a few words. */
  settingUse?: string
  /** With a `settingUse`: in the menu as well. */
  isInMenu?: true
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
    isInMenu: true,
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
  refunds: {
    href: '/shopadmin/refunds',
    group: '交易',
    label: '退款',
    title: '店铺退款',
    operatorTitle: '退款',
    permission: 'refund:read',
  },
  invoices: {
    href: '/shopadmin/invoices',
    group: '交易',
    label: '发票',
    title: '发票',
    permission: 'invoice:read',
  },
  pickup: {
    href: '/shopadmin/pickup',
    group: '交易',
    label: '核销自提',
    title: '核销自提',
    permission: 'order:write',
  },
  returnAddresses: {
    href: '/shopadmin/return-addresses',
    group: '交易',
    label: '退货地址',
    title: '退货地址',
    permission: 'aftersale:write',
    settingUse: '同意退货时发给买家的收货地址',
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
  notices: {
    href: '/shopadmin/notices',
    group: '内容',
    label: '公告',
    title: '公告',
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
  exports: {
    href: '/shopadmin/exports',
    group: '设置',
    label: '导出记录',
    title: '导出记录',
    permission: Object.values(exportSubjects).map(({ permission }) => permission),
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
  personalData: {
    href: '/shopadmin/personal-data',
    group: '设置',
    label: '个人信息请求',
    title: '个人信息请求',
    isForOperators: true,
    permission: 'member:approve',
    settingUse: '会员来信要求导出或注销时',
  },
  accounts: {
    href: '/shopadmin/accounts',
    group: '设置',
    label: '账号',
    title: '账号',
    isForOperators: true,
    permission: 'account:read',
    settingUse: '运营中心和店铺的工作人员',
    isInMenu: true,
  },
  roles: {
    href: '/shopadmin/roles',
    group: '设置',
    label: '角色',
    title: '角色',
    isForOperators: true,
    permission: 'account:read',
    settingUse: '每种角色的权限，以及自定义角色',
    isInMenu: true,
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
