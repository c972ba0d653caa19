import 'server-only'
import { number, numbers, statement } from '@/lib/server/db/statement'
import { programmeClasses, programmeClassRow } from '@/lib/server/goods-lookup/offer-columns'

export const subsidyClasses = statement('subsidy_classes', programmeClasses, programmeClassRow)

/** The categories of products with all above them. */
export const categoriesOfGoods = statement(
  'goods_subsidy_categories',
  `select goods_id as "goodsId", categories from goods_index where goods_id = any($1::bigint[])`,
  { goodsId: number, categories: numbers },
)
