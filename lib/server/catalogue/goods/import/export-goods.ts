import 'server-only'
import { sql } from 'drizzle-orm'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { exportHeader, exportRow } from '@/lib/domain/import/export-row'
import { namesOfPath } from '@/lib/server/catalogue/category/parts'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, number, oneOf, text, texts } from '@/lib/server/ground/db/statement'
import type { ExportPage, ExportRequest, ExportSource } from '@/lib/server/ground/export/source'
import { conditionOf, type DeskGoodsFilter } from '../desk/filter'
import { countExported } from './count-exported'

const shown =
  sql.raw(`g.goods_id as "goodsId", g.item_name as "itemName", g.item_bn as "goodsNumber", g.brief,
  g.pics, coalesce(b.attribute_name, '') as brand, coalesce(f.name, '') as template,
  ${namesOfPath('g.main_category_id')} as "mainCategory",
  ${jsonRows(`select ${namesOfPath('gc.category_id')} as names from goods_categories gc
     where gc.goods_id = g.goods_id order by gc.category_id`)} as categories,
  g.item_unit as unit, g.approve_status as status, g.delivery_time as "deliveryTime",
  ${jsonRows(`select a.attribute_name as name, v.attribute_value as value from goods_params p
     join attributes a on a.attribute_id = p.attribute_id
     join attribute_values v on v.attribute_value_id = p.attribute_value_id
    where p.goods_id = g.goods_id order by p.sort, p.attribute_id`)} as params,
  array(select t.tag_name from goods_tags gt join tags t on t.tag_id = gt.tag_id
         where gt.goods_id = g.goods_id order by t.tag_id) as tags,
  ${jsonRows(`select s.item_bn as "itemBn", s.price, s.market_price as "marketPrice", s.cost_price as "costPrice",
       s.start_num as "startNum", s.store, s.weight, s.barcode,
       coalesce((select ss.images from sku_specs ss where ss.item_id = s.item_id and ss.images <> '[]'
                  order by ss.spec_id desc limit 1), '[]') as "specPics",
       ${jsonRows(`select a.attribute_name as spec_name, v.attribute_value as spec_value_name from sku_specs ss
          join attributes a on a.attribute_id = ss.spec_id
          join attribute_values v on v.attribute_value_id = ss.spec_value_id
         where ss.item_id = s.item_id order by ss.spec_id desc`)} as specs
     from skus s where s.goods_id = g.goods_id order by s.is_default desc, s.item_id`)} as skus`)

interface SkuRow {
  itemBn: string
  price: number
  marketPrice: number
  costPrice: number
  startNum: number
  store: number
  weight: number
  barcode: string
  specPics: string[]
  specs: { spec_name: string; spec_value_name: string }[]
}

const exportPage = composedStatement('goods_export_page', {
  goodsId: number,
  itemName: text,
  goodsNumber: text,
  brief: text,
  pics: json<string[]>(),
  brand: text,
  template: text,
  mainCategory: texts,
  categories: json<{ names: string[] }[]>(),
  unit: text,
  deliveryTime: number,
  status: oneOf<ApproveStatus>(),
  params: json<{ name: string; value: string }[]>(),
  tags: texts,
  skus: json<SkuRow[]>(),
})

/** Products that are read at once. */
const pageSize = 200

async function* pages(
  db: Queries,
  { filter, shopId, at }: ExportRequest<DeskGoodsFilter>,
): AsyncGenerator<ExportPage> {
  for (let after = 0; ;) {
    const page = await db.run(
      ...exportPage(sql`select ${shown} from (
        select * from goods g where ${conditionOf(filter, shopId, at)} and g.goods_id > ${after}
         order by g.goods_id limit ${pageSize}) g
        left join attributes b on b.attribute_id = g.brand_id
        left join freight_templates f on f.template_id = g.templates_id
        order by g.goods_id`),
    )
    const rows = page.flatMap(({ skus, categories, ...goods }) =>
      skus.map((sku) => exportRow({ ...goods, ...sku, categories: categories.map(({ names }) => names) })),
    )
    yield { count: page.length, rows }
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    after = last.goodsId
  }
}

/** Products in the columns of an import, a row a SKU. */
export const goodsExport: ExportSource<DeskGoodsFilter> = {
  subject: 'goods',
  event: 'exportGoods',
  auditSubject: 'goods',
  count: countExported,
  headers: () => exportHeader,
  pages,
}
