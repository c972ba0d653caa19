export interface DemoGrade {
  name: string
  /** Yuan spent in total to reach the grade. */
  threshold: number
  /** Percent off. */
  discount: number
  isDefault: boolean
  color: string
}

/** Member grades. A member reaches them by spending (contract member §9.4). */
export const grades: DemoGrade[] = [
  {
    name: '普通会员',
    threshold: 0,
    discount: 0,
    isDefault: true,
    color: '#8b9097',
  },
  {
    name: '银卡会员',
    threshold: 3000,
    discount: 1,
    isDefault: false,
    color: '#a9b4c2',
  },
  {
    name: '金卡会员',
    threshold: 10000,
    discount: 2,
    isDefault: false,
    color: '#cbb48f',
  },
  {
    name: '黑金会员',
    threshold: 30000,
    discount: 4,
    isDefault: false,
    color: '#24272c',
  },
]

export interface DemoVipGrade {
  name: string
  type: 'vip' | 'svip'
  isDefault: boolean
  /** Percent off. */
  discount: number
  color: string
  guideTitle: string
  description: string
  /** Price in yuan, days it lasts. */
  prices: { name: 'monthly' | 'quarter' | 'year'; price: number; day: number; desc: string }[]
}

/** Paid memberships (contract member §9.1). */
export const vipGrades: DemoVipGrade[] = [
  {
    name: '焕新卡',
    type: 'vip',
    isDefault: true,
    discount: 5,
    color: '#E1251B',
    guideTitle: '开通焕新卡，全场9.5折',
    description: '全场9.5折、自营与店铺商品通用、与等级会员价比较取更低价。',
    prices: [
      { name: 'monthly', price: 19, day: 30, desc: '月卡' },
      { name: 'quarter', price: 49, day: 90, desc: '季卡' },
      { name: 'year', price: 149, day: 365, desc: '年卡' },
    ],
  },
  {
    name: '焕新尊享卡',
    type: 'svip',
    isDefault: false,
    discount: 8,
    color: '#24272c',
    guideTitle: '开通尊享卡，全场9.2折',
    description: '全场9.2折、自营与店铺商品通用、与等级会员价比较取更低价、升级后焕新卡剩余天数顺延。',
    prices: [
      { name: 'quarter', price: 119, day: 90, desc: '季卡' },
      { name: 'year', price: 359, day: 365, desc: '年卡' },
    ],
  },
]
