import type { StoredGoods } from './common'
import { parseId, type GoodsCard } from './loader'

/** The stored data of a product, which is shown where there is no loaded data. */
export const storedCard = (row: StoredGoods): GoodsCard => ({
  goodsId: parseId(row.goods_id) ?? 0,
  name: row.goods_name,
  brief: row.brief ?? '',
  picture: row.goods_pic,
  price: row.price,
  marketPrice: row.market_price ?? 0,
  tags: [],
  ...(typeof row.missing === 'string' && { missing: row.missing }),
})
