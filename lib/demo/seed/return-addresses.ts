import 'server-only'
import { returnAddresses } from '@/lib/server/ground/db/schema'
import { shops } from '../data'
import { shopId } from '../ids'
import { batch, type Batch } from './batch'

/** Where goods are sent back to: a warehouse of the mall itself, and every partner shop. `now` in epoch seconds. */
export const returnAddressBatches = (now: number): Batch[] => [
  batch(returnAddresses, [
    {
      distributorId: 0,
      contact: '售后服务部',
      mobile: '400-100-0000',
      province: '浙江省',
      city: '杭州市',
      area: '余杭区',
      address: '演示物流园 9 号库',
      hours: '09:00-18:00',
      isDefault: true,
      created: now,
      updated: now,
    },
    ...shops.map((shop) => ({
      distributorId: shopId(shop.key),
      contact: shop.contact,
      mobile: shop.mobile,
      province: shop.province,
      city: shop.city,
      area: shop.area,
      address: shop.address,
      hours: shop.hour,
      isDefault: true,
      created: now,
      updated: now,
    })),
  ]),
]
