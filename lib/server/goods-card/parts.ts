import 'server-only'
import { jsonRows } from '@/lib/server/db/json-rows'
import { rowsIn, type Part } from '@/lib/server/db/parts'
import { json } from '@/lib/server/db/statement'
import { skusOfGoods, tagColumns, type RowTag } from './sql'

export { baseColumns, goodsColumns, goodsJoins } from './sql'

/** All SKUs of a product, the default one first. @param goodsId SQL */
export const skusIn = (goodsId: string) => rowsIn(skusOfGoods, goodsId)

/** The tags of a product that lists show. @param goodsId SQL */
export const tagsIn = (goodsId: string): Part<RowTag[]> => ({
  sql: jsonRows(
    `select ${tagColumns} from goods_tags gt join tags t on t.tag_id = gt.tag_id and t.front_show
      where gt.goods_id = ${goodsId} order by t.tag_id`,
  ),
  column: json<RowTag[]>(),
})
