/** The products that a promotion or coupon covers. Keys are category keys, brand names, tag names or product keys. */
export type DemoScope = { kind: 'all' } | { kind: 'goods' | 'category' | 'tag' | 'brand'; keys: string[] }

/** One tier. `full` is yuan or pieces, by the condition type of the row. */
export interface DemoTier {
  full: number
  /** Yuan off (full_minus). */
  minus?: number
  /** Percent off the lines (full_discount) or each second piece (second_piece). */
  discount?: number
  /** Gifts (full_gift). */
  gifts?: { goods: string; num: number }[]
  /** Products that can be added for `price` cents (plus_price_buy). */
  plus?: { goods: string; price: number }[]
}

/** A cart promotion. Times are hours relative to the time of seeding. */
export interface DemoMarketing {
  key: string
  type: 'full_minus' | 'full_discount' | 'second_piece' | 'full_gift' | 'plus_price_buy' | 'member_preference'
  name: string
  /** Short label on product cards and cart lines. */
  tag: string
  description: string
  conditionType: 'totalfee' | 'quantity'
  tiers: DemoTier[]
  /** The highest tier applies once per multiple of its condition (上不封顶). */
  repeat: boolean
  /** The number of gifts is multiplied likewise. */
  inProportion: boolean
  scope: DemoScope
  /** Names of ordinary or paid grades; empty means all members. */
  grades: string[]
  joinLimit: number
  startHours: number
  endHours: number
}

const always = { repeat: false, inProportion: false, grades: [], joinLimit: 99, endHours: 1440 }

/**
 * Promotions of the mall (contract trade §3.3). Of several that cover a cart line, the one that started first applies.
 */
export const marketing: DemoMarketing[] = [
  {
    ...always,
    key: 'minus-renewal',
    type: 'full_minus',
    name: '焕新家电满减',
    tag: '满减',
    description: '大家电跨品类满减，一单买齐更划算。',
    conditionType: 'totalfee',
    tiers: [
      { full: 3000, minus: 120 },
      { full: 5000, minus: 300 },
      { full: 10000, minus: 800 },
    ],
    scope: { kind: 'category', keys: ['fridge', 'washer', 'tv'] },
    startHours: -480,
  },
  {
    ...always,
    key: 'minus-phone',
    type: 'full_minus',
    name: '数码每满立减',
    tag: '每满减',
    description: '手机、平板、手表每满 2000 元减 80 元，上不封顶。',
    conditionType: 'totalfee',
    tiers: [{ full: 2000, minus: 80 }],
    repeat: true,
    scope: { kind: 'category', keys: ['phone', 'tablet', 'watch'] },
    startHours: -360,
  },
  {
    ...always,
    key: 'discount-kitchen',
    type: 'full_discount',
    name: '厨房小电两件折上折',
    tag: '满折',
    description: '厨房小电任选两件9折，三件8.5折。',
    conditionType: 'quantity',
    tiers: [
      { full: 2, discount: 10 },
      { full: 3, discount: 15 },
    ],
    scope: { kind: 'category', keys: ['kitchen'] },
    startHours: -300,
  },
  {
    ...always,
    key: 'gift-flagship',
    type: 'full_gift',
    name: '旗舰手机满赠',
    tag: '满赠',
    description: '旗舰手机与折叠屏满额送磁吸支架保护壳。',
    conditionType: 'totalfee',
    tiers: [{ full: 3999, gifts: [{ goods: 'phone-gift-case', num: 1 }] }],
    scope: { kind: 'category', keys: ['phone-pro', 'phone-fold'] },
    startHours: -200,
  },
  {
    ...always,
    key: 'gift-tablet',
    type: 'full_gift',
    name: '专业平板随单礼',
    tag: '满赠',
    description: '专业平板每满 3000 元送折叠支架一个，买得多送得多。',
    conditionType: 'totalfee',
    tiers: [{ full: 3000, gifts: [{ goods: 'tablet-gift-stand', num: 1 }] }],
    inProportion: true,
    scope: { kind: 'category', keys: ['tablet-pro'] },
    startHours: -380,
  },
  {
    ...always,
    key: 'plus-lamp',
    type: 'plus_price_buy',
    name: '智能家居加价购',
    tag: '加价购',
    description: '智能家居满 499 元，加 199 元换购桌面空气净化器。',
    conditionType: 'totalfee',
    tiers: [{ full: 499, plus: [{ goods: 'home-purifier-mini', price: 19900 }] }],
    scope: { kind: 'category', keys: ['home-smart'] },
    startHours: -150,
  },
  {
    ...always,
    key: 'plus-renewal',
    type: 'plus_price_buy',
    name: '焕新加价购',
    tag: '加价购',
    description: '冰箱、洗衣机、电视满 2000 元，加 59 元换购电水壶，或加 199 元换购空气炸锅。',
    conditionType: 'totalfee',
    tiers: [
      {
        full: 2000,
        plus: [
          { goods: 'kitchen-kettle-17', price: 5900 },
          { goods: 'kitchen-airfryer-6', price: 19900 },
        ],
      },
    ],
    scope: { kind: 'category', keys: ['fridge', 'washer', 'tv'] },
    startHours: -120,
  },
  {
    ...always,
    key: 'member-first',
    type: 'member_preference',
    name: '金卡会员优先购',
    tag: '会员专享',
    description: '金卡与黑金会员可提前选购的限量款。',
    conditionType: 'quantity',
    tiers: [{ full: 1 }],
    scope: { kind: 'goods', keys: ['washer-drum-slim', 'tv-thin-75'] },
    grades: ['金卡会员', '黑金会员'],
    joinLimit: 2,
    startHours: -100,
  },
  {
    ...always,
    key: 'minus-silver',
    type: 'full_minus',
    name: '会员热水焕新礼',
    tag: '会员满减',
    description: '银卡及以上会员选购热水器、油烟机满 2000 元减 150 元。',
    conditionType: 'totalfee',
    tiers: [{ full: 2000, minus: 150 }],
    scope: { kind: 'category', keys: ['heater', 'hood'] },
    grades: ['银卡会员', '金卡会员', '黑金会员'],
    joinLimit: 3,
    startHours: -90,
  },
  {
    ...always,
    key: 'second-air',
    type: 'second_piece',
    name: '清新焕新季',
    tag: '第二件半价',
    description: '空气净化器与电风扇，同款买两件，第二件半价。',
    conditionType: 'quantity',
    tiers: [{ full: 2, discount: 50 }],
    scope: { kind: 'category', keys: ['home-air'] },
    startHours: -80,
  },
]
