import { z } from 'zod'
import { cents, seconds } from './fields'

export const cardType = z.enum(['cash', 'discount', 'new_gift'])

/** A coupon that can be claimed (contract trade §4.2, contract member §7.2). */
export const card = z.object({
  card_id: z.int(),
  company_id: z.literal(1),
  card_type: cardType,
  title: z.string(),
  description: z.string(),
  color: z.string(),
  date_type: z.string(),
  begin_date: seconds,
  end_date: seconds,
  fixed_term: z.int(),
  /** 0 unknown · 1 not started · 2 active · 3 ended */
  date_status: z.int(),
  discount: z.int(),
  least_cost: cents,
  reduce_cost: cents,
  most_cost: cents,
  quantity: z.int(),
  get_num: z.int(),
  get_limit: z.int(),
  user_get_num: z.int(),
  use_num: z.int(),
  use_bound: z.int(),
  kq_status: z.int(),
  receive: z.literal('true'),
  use_platform: z.literal('mall'),
  distributor_id: z.int(),
  distributor_info: z.union([
    z.object({ distributor_id: z.int(), name: z.string(), logo: z.string() }),
    z.tuple([]),
  ]),
  /** 0 can be claimed · 1 the member reached the limit · 2 none left (spec 1 §3) */
  received_flag: z.literal([0, 1, 2]),
  button_status: z.object({
    label: z.enum(['get', 'get_invalid']),
    text: z.enum(['领取', '已领取', '已领完']),
  }),
  created: seconds,
})
export type Card = z.infer<typeof card>
