import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { shown } from './rows'

interface SpecRow {
  specId: number
  specName: string
  valueId: number
  value: string
  imageUrl: string
}

const specsOfCategory = statement(
  'category_specs',
  `select a.attribute_id as "specId", a.attribute_name as "specName",
          v.attribute_value_id as "valueId", v.attribute_value as value, v.image_url as "imageUrl"
     from (select distinct ss.spec_id, ss.spec_value_id
             from goods_index i join skus s on s.goods_id = i.goods_id join sku_specs ss on ss.item_id = s.item_id
            where i.categories @> array[$1::int] and not i.staff_goods
              and exists (select 1 from categories c where c.category_id = $1::int and ${shown})) used
     join attributes a on a.attribute_id = used.spec_id
     join attribute_values v on v.attribute_value_id = used.spec_value_id
    order by a.sort desc, a.attribute_id, v.sort desc, v.attribute_value_id`,
)

/** The specifications, with their values, that goods of a shown category have (contract goods §4.3). */
export async function categoryProperties(db: Queries, categoryId: number) {
  const rows = await db.run<SpecRow>(specsOfCategory, [categoryId])
  return [...Map.groupBy(rows, ({ specId }) => specId)].map(([specId, values]) => ({
    spec_id: specId,
    spec_name: values[0]?.specName ?? '',
    spec_values: values.map(({ valueId, value, imageUrl }) => ({
      spec_value_id: valueId,
      spec_value: value,
      spec_image_url: imageUrl,
    })),
  }))
}
