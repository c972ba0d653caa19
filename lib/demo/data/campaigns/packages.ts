/** A package (组合): products that cost less together. Times are hours relative to the time of seeding. */
export interface DemoPackage {
  key: string
  name: string
  /** Every SKU of a product takes part, `cut` cents below its price; the first product is the main one. */
  goods: { goods: string; cut: number }[]
  startHours: number
  endHours: number
}

/**
 * The packages of the mall (contract trade §3.1). They cost guests less than their products alone with promotions and
 * subsidy.
 */
export const packages: DemoPackage[] = [
  {
    key: 'kitchen-start',
    name: '新家厨房三件套',
    goods: [
      { goods: 'kitchen-rice-4', cut: 14000 },
      { goods: 'kitchen-airfryer-6', cut: 11000 },
      { goods: 'kitchen-kettle-17', cut: 5500 },
    ],
    startHours: -72,
    endHours: 1440,
  },
  {
    key: 'home-clean',
    name: '全屋清洁搭档',
    goods: [
      { goods: 'home-vacuum-s10', cut: 66000 },
      { goods: 'home-stick-v9', cut: 36000 },
      { goods: 'home-purifier-p8', cut: 44000 },
    ],
    startHours: -72,
    endHours: 1440,
  },
]

/**
 * A limited buy (限购): pieces of each SKU that a member may order within `day` days, with 0 in all (contract trade
 * §3.5).
 */
export interface DemoLimitedBuy {
  key: string
  name: string
  goods: string[]
  day: number
  limit: number
  startHours: number
  endHours: number
}

export const limitedBuys: DemoLimitedBuy[] = [
  {
    key: 'kettle-weekly',
    name: '养生壶每周限购',
    goods: ['kitchen-kettle-glass'],
    day: 7,
    limit: 2,
    startHours: -72,
    endHours: 1440,
  },
  {
    key: 'airfryer-month',
    name: '迷你空气炸锅每月限购',
    goods: ['kitchen-airfryer-mini'],
    day: 30,
    limit: 3,
    startHours: -72,
    endHours: 1440,
  },
  {
    key: 'staff-one',
    name: '员工内购每人限购',
    goods: ['fridge-staff-325', 'watch-staff-fit', 'kitchen-staff-cook'],
    day: 0,
    limit: 1,
    startHours: -72,
    endHours: 1440,
  },
  {
    key: 'staff-two',
    name: '员工内购每人限购',
    goods: ['aircon-wall-staff'],
    day: 0,
    limit: 2,
    startHours: -72,
    endHours: 1440,
  },
]
