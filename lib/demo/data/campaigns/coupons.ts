import type { DemoScope } from './marketing'

/**
 * A coupon card (contract goods §14.5, contract member §7). Money in cents, times in days relative to the time of
 * seeding.
 */
export interface DemoCoupon {
  key: string
  title: string
  /** `new_gift` is exchanged for a product in a shop; it cannot be claimed. */
  type: 'cash' | 'discount' | 'new_gift'
  color: string
  description: string
  /** Cents off (cash). */
  reduce?: number
  /** Percent off (discount): 12 is shown as 8.8折. */
  discount?: number
  /** Smallest amount of the covered lines, in cents. */
  minAmount: number
  /** Largest amount that a discount applies to, in cents. */
  maxAmount?: number
  /** A range is relative to seeding; a term begins `afterDays` after claiming and lasts `termDays`. */
  validity:
    | { kind: 'range'; beginDays: number; endDays: number }
    | { kind: 'term'; afterDays: number; termDays: number }
  quantity: number
  /** Coupons that other members have claimed. */
  claimed: number
  /** Coupons that one member may claim. */
  limit: number
  scope: DemoScope
  /** Key of a shop; absent for cards of the mall itself. */
  shop?: string
  /** Names of member grades; absent means all members. */
  grades?: string[]
  /** The number of the coupon that the demo shopper has. */
  held?: string
}

/**
 * One card of each kind: valid, bound to products, one per member, used up, expired, of a shop, to exchange. Five of
 * them can be claimed for one product.
 */
export const coupons: DemoCoupon[] = [
  {
    key: 'welcome-50',
    title: '新人焕新礼券',
    type: 'cash',
    color: '#E1251B',
    description: '全场满 999 元减 50 元，各店通用，每人限领一张。',
    reduce: 5000,
    minAmount: 99900,
    validity: { kind: 'term', afterDays: 0, termDays: 30 },
    quantity: 20000,
    claimed: 6318,
    limit: 1,
    scope: { kind: 'all' },
    held: '202611000001',
  },
  {
    key: 'fridge-200',
    title: '冰洗换新券',
    type: 'cash',
    color: '#1D5FD1',
    description: '冰箱、洗衣机满 3000 元减 200 元，可与以旧换新补贴同享。',
    reduce: 20000,
    minAmount: 300000,
    validity: { kind: 'range', beginDays: -10, endDays: 50 },
    quantity: 5000,
    claimed: 1874,
    limit: 2,
    scope: { kind: 'category', keys: ['fridge', 'washer'] },
  },
  {
    key: 'digital-95',
    title: '数码9.5折券',
    type: 'discount',
    color: '#0E9F6E',
    description: '手机、平板、智能手表、电脑可用，单笔最高按 6000 元计算折扣。',
    discount: 5,
    minAmount: 150000,
    maxAmount: 600000,
    validity: { kind: 'range', beginDays: -5, endDays: 40 },
    quantity: 3000,
    claimed: 1102,
    limit: 1,
    scope: { kind: 'category', keys: ['phone', 'tablet', 'watch', 'computer'] },
  },
  {
    key: 'langan-88',
    title: '澜岸品牌8.8折券',
    type: 'discount',
    color: '#FF5D02',
    description: '澜岸全系可用，满 2000 元享8.8折，最高按 5000 元计算折扣。',
    discount: 12,
    minAmount: 200000,
    maxAmount: 500000,
    validity: { kind: 'range', beginDays: -3, endDays: 25 },
    quantity: 800,
    claimed: 455,
    limit: 1,
    scope: { kind: 'brand', keys: ['澜岸'] },
  },
  {
    key: 'phone-150',
    title: '指定机型立减券',
    type: 'cash',
    color: '#5B6B8C',
    description: '仅限页面所列指定手机，满 2500 元减 150 元。',
    reduce: 15000,
    minAmount: 250000,
    validity: { kind: 'range', beginDays: -2, endDays: 20 },
    quantity: 1500,
    claimed: 690,
    limit: 1,
    scope: { kind: 'goods', keys: ['phone-bar-n8', 'phone-pro-x3', 'phone-camera-n9', 'phone-bar-x3'] },
  },
  {
    key: 'flash-500',
    title: '开业限量500元券',
    type: 'cash',
    color: '#C41E15',
    description: '限量 100 张，全场满 6000 元减 500 元。',
    reduce: 50000,
    minAmount: 600000,
    validity: { kind: 'range', beginDays: -8, endDays: 30 },
    quantity: 100,
    claimed: 100,
    limit: 1,
    scope: { kind: 'all' },
  },
  {
    key: 'spring-100',
    title: '春季焕新券',
    type: 'cash',
    color: '#9AA0A6',
    description: '春季活动已结束，期待下次相见。',
    reduce: 10000,
    minAmount: 200000,
    validity: { kind: 'range', beginDays: -120, endDays: -20 },
    quantity: 2000,
    claimed: 1766,
    limit: 1,
    scope: { kind: 'all' },
  },
  {
    key: 'hangzhou-100',
    title: '西湖旗舰店满减券',
    type: 'cash',
    color: '#8A5A17',
    description: '仅限湖畔家电杭州西湖旗舰店，满 2000 元减 100 元。',
    reduce: 10000,
    minAmount: 200000,
    validity: { kind: 'range', beginDays: -6, endDays: 60 },
    quantity: 600,
    claimed: 87,
    limit: 3,
    scope: { kind: 'all' },
    shop: 'hangzhou',
  },
  {
    key: 'kitchen-gift',
    title: '厨房小家电兑换券',
    type: 'new_gift',
    color: '#8A5A17',
    description:
      '在所列小家电中任选一件，到支持自提的门店领取。兑换后为您保留 72 小时，逾期未领兑换券自动退回。',
    minAmount: 0,
    validity: { kind: 'range', beginDays: -1, endDays: 90 },
    quantity: 500,
    claimed: 0,
    limit: 1,
    scope: { kind: 'goods', keys: ['kitchen-kettle-17', 'kitchen-rice-3', 'kitchen-airfryer-mini'] },
    held: '202611000002',
  },
  {
    key: 'combo-120',
    title: '洗烘一体限时券',
    type: 'cash',
    color: '#0B7FAB',
    description: '仅限页面所列洗烘一体机，满 4000 元减 120 元，领取后三天内有效。',
    reduce: 12000,
    minAmount: 400000,
    validity: { kind: 'term', afterDays: 0, termDays: 3 },
    quantity: 2000,
    claimed: 318,
    limit: 1,
    scope: { kind: 'goods', keys: ['washer-combo-10'] },
  },
  {
    key: 'combo-97',
    title: '干衣季9.7折券',
    type: 'discount',
    color: '#7A4BC2',
    description: '仅限页面所列洗烘一体机，满 3000 元享9.7折，最高按 5000 元计算折扣。',
    discount: 3,
    minAmount: 300000,
    maxAmount: 500000,
    validity: { kind: 'range', beginDays: -4, endDays: 35 },
    quantity: 1000,
    claimed: 206,
    limit: 1,
    scope: { kind: 'goods', keys: ['washer-combo-10'] },
  },
]
