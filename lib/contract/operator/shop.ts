import { z } from 'zod'
import { call } from '../call'
import { cents } from '../fields'
import { forStaff } from './options'
import { orderCounts } from './order'

/** The shop of a merchant (contract operator). */
export const operatorShopContract = {
  /** The shop in numbers; of all shops for operators. */
  overview: call('GET', '/operator/shop/overview', '店铺概况', forStaff)
    .input(z.object({}))
    .output(
      z.object({
        /** Null for operators. */
        shop: z
          .object({ distributor_id: z.int(), name: z.string(), logo: z.string(), is_open: z.boolean() })
          .nullable(),
        orders: orderCounts,
        goods: z.object({
          on_sale: z.int(),
          /** Of those on sale, without any stock. */
          sold_out: z.int(),
          off_sale: z.int(),
        }),
        /** What was paid since midnight in China. */
        today: z.object({ orders: z.int(), amount: cents }),
      }),
    ),
}
