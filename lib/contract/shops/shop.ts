import { z } from 'zod'
import * as addressMessages from '@/lib/domain/messages/address'
import * as requestMessages from '@/lib/domain/messages/request'
import * as shopMessages from '@/lib/domain/messages/shop'
import { call } from '../call'
import {
  bit,
  listOf,
  seconds,
  wireBool,
  wireIds,
  wireInt,
  wirePage,
  wirePageSize,
  wireShopId,
  wireText,
} from '../fields'
import { address } from '../people/address'
import {
  distributor,
  listedShop,
  shopCard,
  shopMarketing,
  shopScore,
  shopTag,
  shopTagRow,
} from './distributor'

export { distributor, distributorInfo } from './distributor'

const tags = ['店铺']
const outOfRange = addressMessages.positionInvalid

/** Degrees as clients send them, in any precision; empty means unknown. */
const degrees = (limit: number) =>
  z.preprocess<unknown, z.ZodOptional<z.ZodNumber>, number | string | undefined>((value) => {
    if (typeof value !== 'string') return value ?? undefined
    const text = value.trim()
    if (['', 'undefined', 'null'].includes(text)) return undefined
    return /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN
  }, z.number(outOfRange).min(-limit, outOfRange).max(limit, outOfRange).optional())

const coordinates = { lng: degrees(180).optional(), lat: degrees(90).optional() }
const region = {
  province: wireText(40).optional(),
  city: wireText(40).optional(),
  area: wireText(40).optional(),
}
const flag = () => wireBool().optional()

const addOns = {
  show_score: flag(),
  show_marketing_activity: flag(),
  show_sales_count: flag(),
}

/** Input of the shop list (contract goods §10.3). */
const listInput = z.object({
  ...coordinates,
  ...region,
  ...addOns,
  page: wirePage(),
  pageSize: wirePageSize(10),
  address: wireText(200).optional(),
  /** 0 by coordinates · 1 by region · 2 by the member's default address · 3 by the text of an address. */
  type: wireInt(0, 3).optional().default(0),
  /** 0 newest · 1 nearest · 2 farthest · 3 most sold · 4 least sold. */
  sort_type: wireInt(0, 4).optional().default(0),
  name: wireText(60).optional(),
  /** Fields that `name` searches besides shop names: 1 products on sale · 2 addresses. */
  search_type: wireInt(0, 2).optional().default(1),
  distributor_id: wireIds(100).optional(),
  distributorIds: wireIds(100).optional(),
  exclude_distributor_id: wireIds(100).optional(),
  distributor_tag_id: wireIds(50).optional(),
  distributor_category_id: wireIds(50).optional(),
  card_id: wireIds(1).optional(),
  is_ziti: flag(),
  is_delivery: flag(),
  is_dada: flag(),
  /** Absent: includes disabled shops. */
  is_valid: z.enum(['true', 'false', ''], requestMessages.parametersInvalid).optional(),
  show_discount: flag(),
  show_items: flag(),
  item_tag_id: wireIds(50).optional(),
  show_tag: flag(),
  isNostores: flag(),
  show_type: wireText(20).optional(),
})
export type ShopListInput = z.output<typeof listInput>

const shortShop = z.object({
  distributor_id: z.int(),
  name: z.string(),
  logo: z.string(),
  first_letter: z.string(),
})

/** Name and pictures of the mall (contract goods §11). */
export const mallShop = z.object({
  brand_name: z.string(),
  logo: z.string(),
  intro: z.string(),
  background: z.string(),
})

export const shopContract = {
  /** Region of coordinates: that of the nearest shop, because the mall has no map service (contract member §11.4). */
  regionAt: call('GET', '/distributor/areainfo', '逆地址解析', { tags })
    .input(z.object(coordinates))
    .output(z.object({ nation: z.string(), province: z.string(), city: z.string(), district: z.string() })),

  /**
   * `status` false means usable (contract goods §10.2). When there is no shop at all, only three fields are returned.
   */
  isValid: call('GET', '/distributor/is_valid', '店铺是否可用', {
    tags,
    kept: { live: ['sales_count', 'scoreList', 'discountCardList'], except: 'members' },
  })
    .input(
      z.object({
        ...coordinates,
        ...addOns,
        distributor_id: wireShopId().optional(),
        isNostores: flag(),
        show_type: wireText(20).optional(),
      }),
    )
    .output(
      z.union([
        distributor.extend({
          status: z.literal(false),
          old_valid: z.literal(false),
          distance: z.number().optional(),
          sales_count: z.int().optional(),
          scoreList: shopScore.optional(),
          marketingActivityList: z.array(shopMarketing).optional(),
          /** Our own additions for the shop page. */
          goods_count: z.int(),
          tagList: z.array(shopTag),
          discountCardList: z.array(shopCard),
        }),
        z.object({
          distributor_id: z.literal(0),
          is_delivery: z.literal(true),
          is_ziti: z.literal(false),
        }),
      ]),
    ),

  list: call('GET', '/distributor/list', '店铺列表与附近的店铺', {
    tags,
    kept: {
      live: ['sales_count', 'scoreList', 'discountCardList'].map((field) => `list.*.${field}`),
      except: 'members',
    },
  })
    .input(listInput)
    .output(
      listOf(listedShop).extend({
        tagList: z.array(shopTagRow),
        /** The member's default address; the spelling is the contract's. */
        defualt_address: z.union([address, z.tuple([])]),
        /** 1 when the caller's location was unknown. */
        is_recommend: bit,
        background_url: z.literal(''),
      }),
    ),

  /** All shops with their first letters. */
  all: call('GET', '/distributor/get_all_distributor', '全部店铺', {
    tags,
    also: [{ method: 'GET', path: '/distributor/alllist' }],
    kept: {},
  })
    .input(z.object({ name: wireText(60).optional() }))
    .output(z.object({ total_count: z.int(), list: z.array(shortShop), tagList: z.array(shopTagRow) })),

  /** Shops by region names; the legacy call of the storefront. */
  search: call('GET', '/distributor/search', '门店查询', { tags, legacyName: 'store.search', kept: {} })
    .input(z.object({ area: wireText(120).optional() }))
    .output(
      z.object({
        list: z.array(
          z.object({
            distributor_id: z.int(),
            store_name: z.string(),
            address: z.string(),
            area: z.string(),
            mobile: z.string(),
            lng: z.string(),
            lat: z.string(),
          }),
        ),
      }),
    ),

  /**
   * Where the products of a shop can be picked up: at the shop itself (contract clients F16). The web client names no
   * shop, so it orders from the head shop, which hands out nowhere (contract clients F24).
   */
  pickupShops: call('GET', '/store/list', '自提门店', { tags, kept: {} })
    .input(z.object({ ...region, distributor_id: wireShopId().optional() }))
    .output(
      z.object({
        list: z.array(
          z.object({ store_id: z.int(), store_name: z.string(), address: z.string(), telephone: z.string() }),
        ),
      }),
    ),

  /** Provinces and cities with their number of open shops, most shops first; our own call. */
  regions: call('GET', '/distributor/regions', '有门店的地区', { tags, kept: {} })
    .input(z.object({}))
    .output(
      z.object({ list: z.array(z.object({ province: z.string(), city: z.string(), count: z.int() })) }),
    ),

  categories: call('GET', '/distributor/category/list', '店铺分类', { tags, kept: {} })
    .input(z.object({}))
    .output(
      listOf(
        z.object({
          category_id: z.int(),
          company_id: z.literal(1),
          category_name: z.string(),
          sort: z.int(),
          created: seconds,
          updated: seconds,
        }),
      ),
    ),

  /** The head shop: the mall itself. */
  self: call('GET', '/distributor/self', '总店', { tags, kept: {} }).input(z.object({})).output(distributor),

  /** The default shop; the head shop while there is none. */
  default: call('GET', '/distributor/default', '默认店铺', { tags, kept: {} })
    .input(z.object({}))
    .output(distributor),

  info: call('GET', '/distributor/getDistributorInfo', '店铺信息', {
    tags,
    invalid: shopMessages.shopUnknown,
    kept: {},
  })
    .input(z.object({ distributor_id: wireShopId() }))
    .output(distributor),

  /** How a shop hands over its products (contract member §11.4). */
  deliveryTypes: call('GET', '/distributor/deliverytype', '店铺配送方式', { tags })
    .input(z.object({ distributor_id: wireShopId().optional() }))
    .output(
      z.array(
        z.object({
          delivery_name: z.string(),
          delivery_type: z.enum(['ziti', 'delivery']),
          /** Address of the shop, for a pickup. */
          address: z.string().optional(),
        }),
      ),
    ),

  /** Whether the merchant behind a shop may sell. */
  merchantValid: call('GET', '/merchant/isvaild', '商户是否可用', {
    tags,
    also: [{ method: 'GET', path: '/distributor/merchant/isvaild' }],
    kept: {},
  })
    .input(z.object({ distributor_id: wireShopId() }))
    .output(z.object({ status: z.boolean() })),

  /** With `domain`, logo, background and slogan of the sign-in pages at that host (spec 1 §2). */
  setting: call('GET', '/shops/setting', '商城标志与登录背景', { tags, kept: {} })
    .input(z.object({ domain: z.string().max(255).optional() }))
    .output(mallShop.extend({ slogan: z.string() })),
}
