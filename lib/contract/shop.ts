import { z } from 'zod'
import { call } from './call'
import { wireShopId } from './fields'

const tags = ['店铺']

/** The short shop record that goods and orders carry (contract goods §10.1). */
export const distributorInfo = z.object({
  distributor_id: z.int(),
  name: z.string(),
  logo: z.string(),
  store_name: z.string(),
  store_address: z.string(),
})

/** A shop (contract goods §10.1). */
export const distributor = distributorInfo.extend({
  banner: z.string(),
  introduce: z.string(),
  business: z.string(),
  mobile: z.string(),
  phone: z.string(),
  contact: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  lng: z.string(),
  lat: z.string(),
  hour: z.string(),
  is_valid: z.enum(['true', 'false', 'closed', 'delete']),
  is_default: z.boolean(),
  is_ziti: z.boolean(),
  is_delivery: z.boolean(),
  created: z.int(),
})

export const shopContract = {
  /** `status` false means usable: the contract's own sense (goods §10.2). */
  isValid: call('GET', '/distributor/is_valid', '店铺是否可用', { tags })
    .input(z.object({ distributor_id: wireShopId() }))
    .output(distributor.extend({ status: z.boolean(), old_valid: z.literal(false) })),

  setting: call('GET', '/shops/setting', '商城标志与登录背景', { tags })
    .input(z.object({ domain: z.string().max(255).optional() }))
    .output(
      z.object({ brand_name: z.string(), logo: z.string(), intro: z.string(), background: z.string() }),
    ),
}
