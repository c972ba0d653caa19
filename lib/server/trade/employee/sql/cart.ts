import 'server-only'
import { boolean, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { isSold } from './items'

/** Statements of the cart of employee purchase. Money in cents, times in epoch seconds. */

/** The cart of member $1 in activity $2 for employer $3, the latest line first. */
export const cartLines = statement(
  'employee_cart',
  `select c.item_id as "itemId", c.num, c.is_checked as "isChecked", s.goods_id as "goodsId", g.item_name as "itemName",
          s.spec_text as "specText", coalesce(nullif(s.pic, ''), g.pics ->> 0, '') as pic, s.price, s.store,
          s.start_num as "startNum", ${isSold} as "isSold"
     from employee_cart_lines c join skus s on s.item_id = c.item_id join goods g on g.goods_id = s.goods_id
    where c.user_id = $1 and c.activity_id = $2 and c.enterprise_id = $3
    order by c.updated desc, c.item_id limit 100`,
  {
    itemId: number,
    num: number,
    isChecked: boolean,
    goodsId: number,
    itemName: text,
    specText: text,
    pic: text,
    price: number,
    store: number,
    startNum: number,
    isSold: boolean,
  },
)
export type CartLineRow = RowOf<typeof cartLines>

/**
 * Adds $5 pieces of SKU $4 to the cart at $7, ticked: to the existing ones when $6, otherwise replacing them. Two
 * parallel calls add up, because the row is updated atomically.
 */
export const putCartLine = statement(
  'employee_cart_put',
  `insert into employee_cart_lines as c (user_id, activity_id, enterprise_id, item_id, num, updated)
   values ($1, $2, $3, $4, $5, $7)
   on conflict (user_id, activity_id, enterprise_id, item_id) do update
     set num = least(99999, case when $6::boolean then c.num + excluded.num else excluded.num end),
         is_checked = true, updated = excluded.updated
   returning num`,
  { num: number },
)

export const removeCartLines = statement(
  'employee_cart_remove',
  `delete from employee_cart_lines
    where user_id = $1 and activity_id = $2 and enterprise_id = $3 and ($4::bigint[] is null or item_id = any($4::bigint[]))`,
)

export const checkCartLines = statement(
  'employee_cart_check',
  `update employee_cart_lines set is_checked = $5
    where user_id = $1 and activity_id = $2 and enterprise_id = $3 and item_id = any($4::bigint[])`,
)

/** The ticked lines of the cart. */
export const checkedLines = statement(
  'employee_cart_checked',
  `select item_id as "itemId", num from employee_cart_lines
    where user_id = $1 and activity_id = $2 and enterprise_id = $3 and is_checked order by item_id limit 101`,
  { itemId: number, num: number },
)
