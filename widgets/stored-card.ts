import type { StoredGoods } from './common'
import { parseId, type WidgetGoods } from './loader'

/**
 * Under this key the page designer adds the product as it is now, so that it has the prices of pages: the activity's
 * and the programme's. A symbol, because stored settings can have any text as a key.
 */
export const currentCard = Symbol('current card')

/** The stored data of a product, which is shown where there is no loaded data. */
export const storedCard = (row: StoredGoods & { [currentCard]?: WidgetGoods }): WidgetGoods => ({
  goodsId: parseId(row.goods_id) ?? 0,
  name: row.goods_name,
  brief: row.brief ?? '',
  picture: row.goods_pic,
  price: row.price,
  marketPrice: row.market_price ?? 0,
  tags: [],
  ...row[currentCard],
  ...(typeof row.missing === 'string' && { missing: row.missing }),
})
