import 'server-only'
import { number, numbers, statement, text } from '@/lib/server/db/statement'

export const subsidyClasses = statement(
  'subsidy_classes',
  `select subsidy_class_id as "subsidyClassId", class_name as "className", rate, cap, category_ids as "categoryIds"
     from subsidy_classes order by sort desc, subsidy_class_id`,
  { subsidyClassId: number, className: text, rate: number, cap: number, categoryIds: numbers },
)

/** The categories of products with all above them. */
export const categoriesOfGoods = statement(
  'goods_subsidy_categories',
  `select goods_id as "goodsId", categories from goods_index where goods_id = any($1::bigint[])`,
  { goodsId: number, categories: numbers },
)
