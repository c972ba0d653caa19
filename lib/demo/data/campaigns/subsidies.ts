import type { GoodsClass } from '../../types'

/** The subsidy of one product class, per piece. */
export interface DemoSubsidy {
  class: GoodsClass
  name: string
  /** Percent of the price. */
  rate: 15 | 20
  /** Percent for products of the first energy grade, where the class has grades. */
  topRate?: 20
  /** Largest subsidy for one piece, in cents. */
  cap: number
  /** Highest subsidised price, in cents. */
  priceLimit?: number
  /** Pieces that one person may buy with the subsidy. */
  limit: number
}

/** The programme's budget for each class in this round. */
export const subsidyBudget = { pieces: 20_000, cents: 1_500_000_000 }

const appliance = (kind: GoodsClass, name: string, limit = 1): DemoSubsidy => ({
  class: kind,
  name,
  rate: 15,
  topRate: 20,
  cap: 200000,
  limit,
})
const digital = (kind: GoodsClass, name: string): DemoSubsidy => ({
  class: kind,
  name,
  rate: 15,
  cap: 50000,
  priceLimit: 600000,
  limit: 1,
})
const small = (kind: GoodsClass, name: string): DemoSubsidy => ({
  class: kind,
  name,
  rate: 15,
  topRate: 20,
  cap: 50000,
  limit: 2,
})

export const programme = {
  name: '之江焕新行动',
  region: '浙江省',
  /** Where the goods may go. */
  regions: ['浙江省'],
  /** Days from the begin of the round to the time of seeding. */
  daysOpen: 30,
  slogan: '旧的不去新的来，补贴直达结算台',
  /** Days from the time of seeding to the end of the round. */
  daysLeft: 96,
}

/** Subsidy classes of the programme, in the sequence of the categories. */
export const subsidies: DemoSubsidy[] = [
  appliance('fridge', '冰箱'),
  appliance('washer', '洗衣机'),
  appliance('aircon', '空调', 3),
  appliance('tv', '电视'),
  appliance('heater', '热水器'),
  appliance('hood', '油烟机'),
  digital('phone', '手机'),
  digital('tablet', '平板'),
  digital('watch', '智能手表'),
  appliance('computer', '电脑'),
  small('home', '家居电器'),
  small('kitchen', '厨房小电'),
]
