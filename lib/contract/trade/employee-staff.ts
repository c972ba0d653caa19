import { z } from 'zod'
import { call } from '../call'
import { bit, cents, listOf, wirePage, wirePageSize, wireText } from '../fields'
import { auth, tags } from './employee-fields'

/**
 * Products that members with `is_staff` can buy, and delivery addresses of their orders (contract goods §15,
 * contract member §14.2).
 */
export const employeeStaffContract = {
  /** Where staff orders may go besides the addresses of the member, in the shape of the legacy gateway. */
  staffAddresses: call('GET', '/staff/addresses', '员工收货地址', {
    tags,
    auth,
    legacyName: 'staff.address.list',
  })
    .input(z.object({ disabled: wireText(10).optional() }))
    .output(
      z.array(
        z.object({
          addr_id: z.int(),
          name: z.string(),
          /** `省/市/区`. */
          area: z.string(),
          addr: z.string(),
          province: z.string(),
          city: z.string(),
          county: z.string(),
          /** The member receives the parcel. */
          username: z.string(),
          telephone: z.string(),
        }),
      ),
    ),

  /** 特卖商品 and 常规员工内购商品, for staff alone. */
  staffItems: call('GET', '/staff/activity/items', '员工内购商品', {
    tags,
    auth,
    legacyName: 'staff.activity.items',
  })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(20) }))
    .output(staffList()),

  /** 福袋, for staff alone. */
  luckyItems: call('GET', '/lucky/activity/items', '福袋商品', {
    tags,
    auth,
    legacyName: 'lucky.activity.items',
  })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(20) }))
    .output(staffList()),
}

/** Products with the fields of the seed (contract goods §15, contract member §14.2). */
function staffList() {
  return listOf(
    z.object({
      item_id: z.int(),
      item_name: z.string(),
      title: z.string(),
      sub_title: z.string(),
      pics: z.array(z.string()),
      image_default_id: z.string(),
      price: cents,
      market_price: cents,
      store: z.int(),
      product_type: z.enum(['normal', 'sale', 'bag']),
      staff_goods: z.literal(1),
      /** 1: it cannot be bought. */
      valid_lucky: bit,
      promotions: z.array(z.object({ promotion_tag: z.string(), promotion_name: z.string() })),
    }),
  )
}
