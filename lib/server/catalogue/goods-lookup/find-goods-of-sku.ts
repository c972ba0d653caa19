import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { nullable, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

const goodsOfSku = statement(
  'goods_of_sku',
  `select g.goods_id as "goodsId", g.item_name as "itemName", coalesce(g.pics ->> 0, '') as pic, ds.price,
          case when g.points_goods then ds.point end as point
     from skus s join goods g on g.goods_id = s.goods_id
     join skus ds on ds.goods_id = g.goods_id and ds.is_default
    where s.item_id = $1 and (not g.staff_goods or $2)`,
  {
    /** Id of the product and of its default SKU: favourites and browse history store it (contract member §10). */
    goodsId: number,
    itemName: text,
    pic: text,
    /** Price of the default SKU in cents, as lists show it. */
    price: number,
    /** Its price in points; null for a product that is not of the points mall. */
    point: nullable(number),
  },
)

/** The product of a SKU; undefined when it does not exist for the viewer. */
export async function findGoodsOfSku(
  db: Queries,
  itemId: number,
  viewer: { isStaff: boolean } | null,
): Promise<RowOf<typeof goodsOfSku> | undefined> {
  const [row] = await db.run(goodsOfSku, [itemId, viewer?.isStaff ?? false])
  return row
}
