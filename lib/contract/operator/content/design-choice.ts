import { z } from 'zod'
import { call } from '../../call'
import { cardType } from '../../catalogue/card'
import { cents, seconds, wirePage, wirePageSize, wireText } from '../../fields'
import { forOperators } from '../options'

const search = () =>
  z.object({
    page: wirePage(),
    pageSize: wirePageSize(10, 100),
    keyword: wireText(50).optional().default(''),
  })
const found = <T extends z.ZodType>(row: T) => z.object({ total_count: z.int(), list: z.array(row) })

const brand = z.object({ attribute_id: z.int(), attribute_name: z.string(), image_url: z.string() })
const coupon = z.object({
  card_id: z.int(),
  card_type: cardType,
  title: z.string(),
  description: z.string(),
  discount: z.int(),
  least_cost: cents,
  reduce_cost: cents,
  begin_date: seconds,
  end_date: seconds,
})
const shopTag = z.object({ tag_id: z.int(), tag_name: z.string() })
const goodsTag = z.object({ tag_id: z.int(), tag_name: z.string() })
const shop = z.object({
  distributor_id: z.int(),
  name: z.string(),
  logo: z.string(),
  banner: z.string(),
  address: z.string(),
  tagList: z.array(shopTag),
})
const page = z.object({ theme_pc_template_id: z.int(), template_title: z.string(), page_code: z.string() })

export type BrandChoice = z.infer<typeof brand>
export type CouponChoice = z.infer<typeof coupon>
export type ShopChoice = z.infer<typeof shop>
export type ShopTagChoice = z.infer<typeof shopTag>
export type GoodsTagChoice = z.infer<typeof goodsTag>
export type PageChoice = z.infer<typeof page>

/**
 * Records for the pickers of the page designer, besides products and categories, which the calls of shoppers list
 * (spec 4 §B8). Our own.
 */
export const operatorDesignChoiceContract = {
  brands: call('GET', '/operator/design/brands', '可选品牌', forOperators('content:read'))
    .input(search())
    .output(found(brand)),

  /** Coupons that members can still claim. */
  coupons: call('GET', '/operator/design/coupons', '可选优惠券', forOperators('content:read'))
    .input(search())
    .output(found(coupon)),

  shops: call('GET', '/operator/design/shops', '可选商铺', forOperators('content:read'))
    .input(search())
    .output(found(shop)),

  shopTags: call('GET', '/operator/design/tags', '可选标签', forOperators('content:read'))
    .input(search())
    .output(found(shopTag)),

  /** Tags of products that shoppers see. */
  goodsTags: call('GET', '/operator/design/goods-tags', '可选商品标签', forOperators('content:read'))
    .input(search())
    .output(found(goodsTag)),

  /** Custom pages in use. */
  pages: call('GET', '/operator/design/pages', '可选自定义页面', forOperators('content:read'))
    .input(search())
    .output(found(page)),
}
