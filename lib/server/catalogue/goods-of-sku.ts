import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const findGoods = statement(
  'goods_of_sku',
  `select g.goods_id as "goodsId", g.item_name as "itemName", coalesce(g.pics ->> 0, '') as pic, ds.price
     from skus s join goods g on g.goods_id = s.goods_id
     join skus ds on ds.goods_id = g.goods_id and ds.is_default
    where s.item_id = $1`,
)

export interface KeptGoods {
  /** Id of the goods and of its default sku: favourites and footprints are kept under it (contract member §10). */
  goodsId: number
  itemName: string
  pic: string
  /** Of the default sku, as lists show it, in cents. */
  price: number
}

/** The goods that a sku belongs to. */
export async function findGoodsOfSku(db: Queries, itemId: number): Promise<KeptGoods | undefined> {
  const [row] = await db.run<KeptGoods>(findGoods, [itemId])
  return row
}
