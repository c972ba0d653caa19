import 'server-only'
import { introLength, type FeedSku } from '@/lib/domain/export/product-feed'
import { namesOfPath } from '@/lib/server/catalogue/category/parts'
import { inOpenShop, publicGoodsOnSale } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, number, statement, text, texts } from '@/lib/server/ground/db/statement'
import { settingValue } from '@/lib/server/ground/settings'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'

/** $2 products after $1 that every visitor can buy, with their SKUs. */
export const feedPage = statement(
  'product_feed_page',
  `select g.goods_id as "goodsId", g.item_name as "itemName", g.brief,
          case when jsonb_typeof(g.intro) = 'string' then left(g.intro #>> '{}', ${introLength}) else '' end as intro,
          g.pics, coalesce(b.attribute_name, '') as brand, ${namesOfPath('g.main_category_id')} as category,
          coalesce((select v.attribute_value from goods_params p
              join attributes a on a.attribute_id = p.attribute_id
              join attribute_values v on v.attribute_value_id = p.attribute_value_id
             where p.goods_id = g.goods_id and a.attribute_name = '能效等级' limit 1), '') as energy,
          g.templates_id as "templatesId",
          ${jsonRows(`select s.item_bn as "itemBn", s.barcode, s.price, s.market_price as "marketPrice", s.store,
              s.is_default as "isDefault", s.pic,
              ${jsonRows(`select a.attribute_name as name, coalesce(ss.custom_name, v.attribute_value) as value
                 from sku_specs ss
                 join attributes a on a.attribute_id = ss.spec_id
                 join attribute_values v on v.attribute_value_id = ss.spec_value_id
                where ss.item_id = s.item_id order by ss.spec_id desc`)} as specs
            from skus s where s.goods_id = g.goods_id and s.approve_status = 'onsale'
           order by s.is_default desc, s.item_id`)} as skus
     from (select g.* from goods g
            where g.goods_id > $1 and ${publicGoodsOnSale} and ${inOpenShop('g.distributor_id')}
            order by g.goods_id limit $2) g
     left join attributes b on b.attribute_id = g.brand_id
    order by g.goods_id`,
  {
    goodsId: number,
    itemName: text,
    brief: text,
    intro: text,
    pics: json<string[]>(),
    brand: text,
    category: texts,
    energy: text,
    templatesId: number,
    skus: json<FeedSku[]>(),
  },
)

/** The name of the mall. */
export const mallName = statement(
  'product_feed_mall_name',
  `select coalesce(nullif(${settingValue('shop')} ->> 'brand_name', ''), '${defaultSite.brand_name}') as name`,
  { name: text },
)
