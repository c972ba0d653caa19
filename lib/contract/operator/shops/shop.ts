import { z } from 'zod'
import { call } from '../../call'
import { cents } from '../../fields'
import { forDesk } from '../options'
import { deskRole } from '../people/role'
import { orderCounts } from '../trade/order'
import { shopDeskContract } from './shop-desk'

/** The shop of a merchant in numbers, and all shops as the desk edits them (contract operator). */
export const operatorShopContract = {
  ...shopDeskContract,

  /** The shop in numbers; of all shops for operators. */
  overview: call('GET', '/operator/shop/overview', '店铺概况', forDesk(null))
    .input(z.object({}))
    .output(
      z.object({
        /** Null for operators. */
        shop: z
          .object({ distributor_id: z.int(), name: z.string(), logo: z.string(), is_open: z.boolean() })
          .nullable(),
        /** The caller. */
        person_name: z.string(),
        /** The role of the caller; what it may not read is null below. */
        desk_role: deskRole,
        /** The caller should set up a second factor. */
        wants_factor: z.boolean(),
        orders: orderCounts.nullable(),
        /** Products by state as in `operator/goods/count`, each counted up to 10,000. */
        goods: z
          .object({
            on_sale: z.int(),
            /** Products on sale without any stock. */
            sold_out: z.int(),
            off_sale: z.int(),
          })
          .nullable(),
        /** What merchants have sent for approval of products: what waits, and what was rejected or withdrawn. */
        goods_approval: z.object({ pending: z.int(), returned: z.int() }).nullable(),
        /** Applications of merchants by state; also null for merchants, who do not decide them. */
        applications: z
          .object({ draft: z.int(), review: z.int(), approved: z.int(), refused: z.int() })
          .nullable(),
        /** Orders paid since midnight in China. */
        today: z.object({ orders: z.int(), amount: cents }).nullable(),
      }),
    ),
}
