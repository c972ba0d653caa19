import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/db/statement'
import { inOpenJoinedShop } from '@/lib/server/goods-lookup/visible-products'

interface RowTag {
  tagId: number
  tagName: string
  tagColor: string
  fontColor: string
}

/** Everything that a list row shows of a product, for the ids in $1 and in their order. */
export const goodsRows = statement(
  'goods_rows',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "itemBn", g.brief, g.item_unit as "itemUnit",
          g.pics, ds.price, ds.market_price as "marketPrice", st.store, g.sales, g.nospec,
          g.approve_status as "approveStatus", g.audit_status as "auditStatus", g.is_gift as "isGift",
          coalesce(g.brand_id, 0) as "brandId", coalesce(b.attribute_name, '') as "brandName",
          coalesce(b.image_url, '') as "brandLogo", g.distributor_id as "distributorId",
          coalesce(d.name, '') as "shopName", coalesce(d.logo, '') as "shopLogo",
          ${inOpenJoinedShop} as "shopValid",
          coalesce(d.province || case when d.province = d.city then '' else d.city end || d.area || d.address, '') as "shopAddress",
          coalesce(g.main_category_id, 0) as "mainCategoryId", g.staff_goods as "staffGoods",
          g.product_type as "productType", g.created, g.updated,
          coalesce((select jsonb_agg(jsonb_build_object('tagId', t.tag_id, 'tagName', t.tag_name, 'tagColor', t.tag_color,
                                                        'fontColor', t.font_color) order by t.tag_id)
                      from goods_tags gt join tags t on t.tag_id = gt.tag_id and t.front_show
                     where gt.goods_id = g.goods_id), '[]') as tags
     from unnest($1::bigint[]) with ordinality as requested(goods_id, ordinal)
     join goods g on g.goods_id = requested.goods_id
     join skus ds on ds.goods_id = g.goods_id and ds.is_default
     cross join lateral (select coalesce(sum(s.store), 0)::int as store from skus s where s.goods_id = g.goods_id) st
     left join attributes b on b.attribute_id = g.brand_id
     left join distributors d on d.distributor_id = g.distributor_id
    order by requested.ordinal`,
  {
    goodsId: number,
    itemName: text,
    itemBn: text,
    brief: text,
    itemUnit: text,
    pics: json<string[]>(),
    price: number,
    marketPrice: number,
    store: number,
    sales: number,
    nospec: boolean,
    approveStatus: oneOf<ApproveStatus>(),
    auditStatus: text,
    isGift: boolean,
    brandId: number,
    brandName: text,
    brandLogo: text,
    distributorId: number,
    shopName: text,
    shopLogo: text,
    /** The shop is open, or the product is the mall's own. */
    shopValid: boolean,
    shopAddress: text,
    mainCategoryId: number,
    staffGoods: boolean,
    productType: oneOf<'normal' | 'sale' | 'bag'>(),
    created: number,
    updated: number,
    tags: json<RowTag[]>(),
  },
)

export type GoodsRow = RowOf<typeof goodsRows>

const skuColumns = `s.item_id as "itemId", s.goods_id as "goodsId", s.is_default as "isDefault", s.item_bn as "itemBn",
          s.barcode, s.price, s.market_price as "marketPrice", s.store, s.weight, s.volume,
          s.start_num as "startNum", s.approve_status as "approveStatus", s.pic, s.spec_text as "specText"`

const skuRow = {
  itemId: number,
  goodsId: number,
  isDefault: boolean,
  itemBn: text,
  barcode: text,
  price: number,
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
