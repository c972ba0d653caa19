/** One product of a seckill or limited-time sale. */
export interface DemoActivityGoods {
  goods: string
  /** Cents taken off the price of every SKU. */
  cut: number
  /** Activity stock of every SKU, separate from the ordinary stock. */
  store: number
  /** Most pieces per person. */
  limit: number
}

/** A seckill or limited-time sale. Times are hours relative to the time of seeding; negative values are past. */
export interface DemoActivity {
  key: string
  name: string
  type: 'normal' | 'limited_time_sale'
  description: string
  releaseHours: number
  startHours: number
  endHours: number
  /** Minutes after which an unpaid order is cancelled. */
  validityMinutes: number
  freeShipping: boolean
  goods: DemoActivityGoods[]
}

const line = (goods: string, cutYuan: number, store: number, limit: number): DemoActivityGoods => ({
  goods,
  cut: cutYuan * 100,
  store,
  limit,
})

/** The activities (contract trade §3.6): a running seckill, an announced seckill and a limited-time sale. */
export const activities: DemoActivity[] = [
  {
    key: 'seckill-today',
    name: '焕新限时秒杀',
    type: 'normal',
    description: '八款爆品直降，售完即止，秒杀价可与以旧换新补贴同享。',
    releaseHours: -72,
    startHours: -2,
    endHours: 70,
    validityMinutes: 15,
    freeShipping: true,
    goods: [
      line('fridge-cross-406', 300, 40, 1),
      line('phone-bar-n8', 300, 60, 2),
      line('phone-bar-l6', 150, 80, 2),
      line('washer-wave-10', 120, 60, 1),
      line('aircon-save-1', 200, 50, 2),
      line('tv-living-65', 300, 40, 1),
      line('kitchen-airfryer-6', 60, 200, 3),
      line('home-stick-w5', 300, 50, 1),
    ],
  },
  {
    key: 'seckill-next',
    name: '周末大牌秒杀预告',
    type: 'normal',
    description: '周末场提前看，收藏商品，开抢前准时提醒。',
    releaseHours: -1,
    startHours: 74,
    endHours: 146,
    validityMinutes: 15,
    freeShipping: true,
    goods: [
      line('fridge-side-536', 400, 30, 1),
      line('phone-fold-flip-p3', 500, 25, 1),
      line('computer-light-14', 400, 30, 1),
      line('tablet-t11', 200, 60, 1),
      line('watch-band-8', 50, 300, 2),
      line('heater-tank-60', 200, 40, 1),
    ],
  },
  {
    key: 'limited-green',
    name: '绿色家电限时特惠',
    type: 'limited_time_sale',
    description: '一级能效家电限时特惠，活动价为最终到手价，可叠加优惠券。',
    releaseHours: -240,
    startHours: -120,
    endHours: 480,
    validityMinutes: 60,
    freeShipping: false,
    goods: [
      line('fridge-three-271', 160, 120, 2),
      line('washer-set-value', 400, 50, 1),
      line('aircon-wall-quiet', 180, 90, 2),
      line('home-purifier-p8', 220, 70, 1),
      line('hood-set-t6', 200, 60, 1),
      line('kitchen-dishwasher-8', 200, 50, 1),
    ],
  },
]
