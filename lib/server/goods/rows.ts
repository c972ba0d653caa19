import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** What a list row needs of a goods, read in one statement. */
export interface GoodsRow {
  goodsId: number
  itemName: string
  itemBn: string
  brief: string
  itemUnit: string
  pics: string[]
  price: number
  marketPrice: number
  store: number
  sales: number
  nospec: boolean
  approveStatus: 'onsale' | 'only_show' | 'offline_sale' | 'instock'
  auditStatus: string
  isGift: boolean
  brandId: number
  brandName: string
  brandLogo: string
  distributorId: number
  shopName: string
  /** Open, or the mall itself. */
  shopValid: boolean
  shopLogo: string
  shopAddress: string
  mainCategoryId: number
  staffGoods: boolean
  productType: 'normal' | 'sale' | 'bag'
  created: number
  updated: number
  tags: { tagId: number; tagName: string; tagColor: string; fontColor: string }[]
}

const goodsRows = statement(
  'goods_rows',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "itemBn", g.brief, g.item_unit as "itemUnit",
          g.pics, ds.price, ds.market_price as "marketPrice", st.store, g.sales, g.nospec,
          g.approve_status as "approveStatus", g.audit_status as "auditStatus", g.is_gift as "isGift",
          coalesce(g.brand_id, 0) as "brandId", coalesce(b.attribute_name, '') as "brandName",
          coalesce(b.image_url, '') as "brandLogo", g.distributor_id as "distributorId",
          coalesce(d.name, '') as "shopName", coalesce(d.logo, '') as "shopLogo",
          (g.distributor_id = 0 or coalesce(d.is_valid, '') = 'true') as "shopValid",
          coalesce(d.province || case when d.province = d.city then '' else d.city end || d.area || d.address, '') as "shopAddress",
          coalesce(g.main_category_id, 0) as "mainCategoryId", g.staff_goods as "staffGoods",
          g.product_type as "productType", g.created, g.updated,
          coalesce((select jsonb_agg(jsonb_build_object('tagId', t.tag_id, 'tagName', t.tag_name, 'tagColor', t.tag_color,
                                                        'fontColor', t.font_color) order by t.tag_id)
                      from goods_tags gt join tags t on t.tag_id = gt.tag_id and t.front_show
                     where gt.goods_id = g.goods_id), '[]') as tags
     from unnest($1::bigint[]) with ordinality as wanted(goods_id, place)
     join goods g on g.goods_id = wanted.goods_id
     join skus ds on ds.goods_id = g.goods_id and ds.is_default
     cross join lateral (select coalesce(sum(s.store), 0)::int as store from skus s where s.goods_id = g.goods_id) st
     left join attributes b on b.attribute_id = g.brand_id
     left join distributors d on d.distributor_id = g.distributor_id
    order by wanted.place`,
)

/** Goods by id, in the order of the ids; unknown ids are left out. */
export const loadGoodsRows = (db: Queries, goodsIds: number[]): Promise<GoodsRow[]> =>
  goodsIds.length === 0 ? Promise.resolve([]) : db.run<GoodsRow>(goodsRows, [goodsIds])
