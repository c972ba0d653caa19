import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** The address of a shop in one line, for `left join distributors d`. */
const shopAddress = `coalesce(d.province || case when d.province = d.city then '' else d.city end || d.area || d.address, '')`

/** The columns that cards and product pages take from `goods g left join distributors d`. */
export const productColumns = `
          g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "itemBn", g.brief, g.item_unit as "itemUnit",
          g.pics, g.sales, g.nospec, g.approve_status as "approveStatus",
          g.is_gift as "isGift", coalesce(g.brand_id, 0) as "brandId", g.distributor_id as "distributorId",
          coalesce(d.name, '') as "shopName", coalesce(d.logo, '') as "shopLogo",
          ${shopAddress} as "shopAddress",
          coalesce(g.main_category_id, 0) as "mainCategoryId", g.staff_goods as "staffGoods",
          g.product_type as "productType", g.created, g.updated`

/** The columns of `productColumns`. */
export const productRow = {
  goodsId: number,
  itemName: text,
  itemBn: text,
  brief: text,
  itemUnit: text,
  pics: json<string[]>(),
  sales: number,
  nospec: boolean,
  approveStatus: oneOf<ApproveStatus>(),
  isGift: boolean,
  brandId: number,
  distributorId: number,
  shopName: text,
  shopLogo: text,
  shopAddress: text,
  mainCategoryId: number,
  staffGoods: boolean,
  productType: oneOf<'normal' | 'sale' | 'bag'>(),
  created: number,
  updated: number,
}

export const skuColumns = `s.item_id as "itemId", s.goods_id as "goodsId", s.is_default as "isDefault", s.item_bn as "itemBn",
          s.barcode, s.price, s.point, s.market_price as "marketPrice", s.store, s.weight, s.volume,
          s.start_num as "startNum", s.approve_status as "approveStatus", s.pic, s.spec_text as "specText"`

export const skuRow = {
  itemId: number,
  goodsId: number,
  isDefault: boolean,
  itemBn: text,
  barcode: text,
  price: number,
  point: number,
  marketPrice: number,
  store: number,
  weight: number,
  volume: number,
  startNum: number,
  approveStatus: oneOf<ApproveStatus>(),
  pic: text,
  /** The specification in words. */
  specText: text,
}

export type SkuRow = RowOf<typeof skuRow>

export const skusOfGoods = statement(
  'skus_of_goods',
  `select ${skuColumns} from skus s where s.goods_id = $1 order by s.is_default desc, s.item_id`,
  skuRow,
)

export const skusById = statement(
  'skus_by_id',
  `select ${skuColumns} from unnest($1::bigint[]) with ordinality as requested(item_id, ordinal)
     join skus s on s.item_id = requested.item_id order by requested.ordinal`,
  skuRow,
)
