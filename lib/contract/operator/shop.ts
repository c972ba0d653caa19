import { z } from 'zod'
import { goodsStates, type GoodsState } from '@/lib/domain/shop/goods-state'
import { call } from '../call'
import { cents, listOf } from '../fields'
import { forDesk, paging } from './options'
import { orderCounts } from './order'
import { deskRole } from './role'
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
        /** The role of the caller; what it may not read is null below. */
        desk_role: deskRole,
        /** The caller should set up a second factor. */
        wants_factor: z.boolean(),
        orders: orderCounts.nullable(),
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

  /** The products behind the numbers of `overview`. */
  goods: call('GET', '/operator/shop/goods', '店铺商品', forDesk('goods:read'))
    .input(z.object({ ...paging, state: z.enum(Object.keys(goodsStates) as GoodsState[]).optional() }))
    .output(
      listOf(
        z.object({
          goods_id: z.int(),
          /** Its default SKU. */
          item_id: z.int(),
          item_name: z.string(),
          item_bn: z.string(),
          pic: z.string(),
          /** Price of the cheapest SKU. */
          price: cents,
          /** Stock of all SKUs. */
          store: z.int(),
          state: z.enum(Object.keys(goodsStates) as GoodsState[]),
        }),
      ),
    ),
}
