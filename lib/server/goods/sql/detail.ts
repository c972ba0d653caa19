import 'server-only'
import {
  boolean,
  json,
  nullable,
  number,
  numbers,
  statement,
  text,
  type RowOf,
} from '@/lib/server/db/statement'

interface ProductParam {
  attribute_id: number
  attribute_name: string
  attribute_value_id: number
  attribute_value_name: string
}

/** What only the detail page shows, besides the list row; only of an approved product. */
export const detailRow = statement(
  'goods_detail',
  `select g.goods_id as "goodsId", g.intro, g.videos, g.video_pic_url as "videoPicUrl", g.tdk_content as "tdkContent",
          s.weight,
          coalesce((select jsonb_agg(jsonb_build_object('attribute_id', a.attribute_id, 'attribute_name', a.attribute_name,
                            'attribute_value_id', v.attribute_value_id, 'attribute_value_name', v.attribute_value)
                            order by p.sort, a.attribute_id)
                      from goods_params p
                      join attributes a on a.attribute_id = p.attribute_id
                      join attribute_values v on v.attribute_value_id = p.attribute_value_id
                     where p.goods_id = g.goods_id), '[]') as params,
          coalesce((select array_agg(gc.category_id order by gc.category_id) from goods_categories gc
                     where gc.goods_id = g.goods_id), '{}') as "salesCategories"
     from goods g join skus s on s.goods_id = g.goods_id and s.is_default
    where g.goods_id = $1 and g.audit_status = 'approved'`,
  {
    goodsId: number,
    /** HTML or content blocks. */
    intro: json<unknown>(),
    videos: text,
    videoPicUrl: text,
    tdkContent: json<Record<string, string>>(),
    weight: number,
    params: json<ProductParam[]>(),
    salesCategories: numbers,
  },
)
export type DetailRow = RowOf<typeof detailRow>

/** Spec values of all SKUs. Groups descending, values ascending: clients build SKU keys in this order (contract goods §3.2). */
export const specsOfGoods = statement(
  'specs_of_goods',
  `select ss.item_id as "itemId", ss.spec_id as "specId", a.attribute_name as "specName", a.is_image as "isImage",
          ss.spec_value_id as "specValueId", v.attribute_value as "specValueName", v.image_url as "specImageUrl",
          ss.custom_name as "customName", ss.images
     from skus s
     join sku_specs ss on ss.item_id = s.item_id
     join attributes a on a.attribute_id = ss.spec_id
     join attribute_values v on v.attribute_value_id = ss.spec_value_id
    where s.goods_id = $1
    order by ss.spec_id desc, ss.spec_value_id, ss.item_id`,
  {
    itemId: number,
    specId: number,
    specName: text,
    isImage: boolean,
    specValueId: number,
    specValueName: text,
    specImageUrl: text,
    customName: nullable(text),
    images: json<string[]>(),
  },
)
export type SpecRow = RowOf<typeof specsOfGoods>

/** Names and prices of the gifts and exchange products of promotions. */
export const promotedItems = statement(
  'promoted_goods',
  `select s.item_id as "itemId", g.item_name as name, coalesce(nullif(s.pic, ''), g.pics ->> 0, '') as pic, s.price
     from skus s join goods g on g.goods_id = s.goods_id where s.item_id = any($1::bigint[])`,
  { itemId: number, name: text, pic: text, price: number },
)
export type PromotedItem = RowOf<typeof promotedItems>
