import 'server-only'
import { shopperId } from '../seed/members'
import type { Receiver } from './shopper'

/** The history of one demo shopper. Products, shops and coupons by their keys. */
export interface Past {
  userId: number
  receiver: Receiver
  reviewed: { goods: string; content: string }
  returned: string
  returning: string
  cancelled: string
  finished: string
  /** Points that paid a part of `finished`. */
  points: number
  shipped: string
  /** A product of the shop that hands it over. */
  pickup: string
  /** Waits for a bank transfer, which stays open for days. */
  unpaid: string
  /** Stays 待发货: staff of the demo mall ships only orders that are paid from now on. */
  paid: string
  /** The oldest first, one a day. */
  seen: readonly string[]
  favourites: readonly string[]
  shops: readonly string[]
  /** Coupons claimed so many days ago that they end within two days. */
  coupons: readonly { key: string; days: number }[]
}

export const pasts: readonly Past[] = [
  {
    userId: shopperId,
    receiver: {
      receiver_name: '林晚舟',
      receiver_mobile: '13800138000',
      receiver_state: '浙江省',
      receiver_city: '杭州市',
      receiver_district: '西湖区',
      receiver_address: '文二西路718号溪畔雅苑6幢2单元1102室',
    },
    reviewed: { goods: 'kitchen-rice-4', content: '米饭粒粒分明，预约功能很实用，内胆也好清洗。' },
    returned: 'kitchen-blender-ease',
    returning: 'kitchen-airfryer-6',
    cancelled: 'home-vacuum-s8',
    finished: 'home-vacuum-mini',
    points: 1000,
    shipped: 'kitchen-microwave-23',
    pickup: 'fridge-three-303',
    unpaid: 'kitchen-microwave-oven',
    paid: 'home-stick-v9',
    seen: [
      'washer-combo-10',
      'fridge-french-510',
      'kitchen-rice-4',
      'watch-sport-2',
      'home-vacuum-s10',
      'tv-thin-65',
    ],
    favourites: ['fridge-french-510', 'home-vacuum-s10', 'watch-daily-fit'],
    shops: ['hangzhou', 'ningbo'],
    coupons: [{ key: 'combo-120', days: 1.5 }],
  },
  {
    userId: 2,
    receiver: {
      receiver_name: '陈予安',
      receiver_mobile: '13800138001',
      receiver_state: '浙江省',
      receiver_city: '宁波市',
      receiver_district: '鄞州区',
      receiver_address: '天童南路999号和邦里8幢401室',
    },
    reviewed: { goods: 'kitchen-kettle-therm', content: '烧水快，保温一整夜还是热的，按键声音也不大。' },
    returned: 'kitchen-airfryer-8',
    returning: 'kitchen-rice-clay',
    cancelled: 'watch-sport-2',
    finished: 'kitchen-blender-hand',
    points: 100,
    shipped: 'home-stick-w5',
    pickup: 'fridge-three-303',
    unpaid: 'home-stick-v9',
    paid: 'kitchen-kettle-17',
    seen: [
      'computer-creator-16',
      'watch-business-1',
      'kitchen-dishwasher-8',
      'fridge-cross-468',
      'watch-band-8',
    ],
    favourites: ['watch-business-1', 'fridge-cross-468'],
    shops: ['hangzhou', 'beijing'],
    coupons: [
      { key: 'welcome-50', days: 28.5 },
      { key: 'combo-120', days: 1.5 },
    ],
  },
]
