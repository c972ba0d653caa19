import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { nullable, number, statement, type RowOf } from '@/lib/server/db/statement'

/** Statements on `cart_lines` and `fastbuy_lines`, each with the function that runs it. All are limited to one member. */

const quantities = statement(
  'cart_quantities',
  `select item_id as "itemId", num, (select count(*) from cart_lines where user_id = $1) as "count"
     from (select 1) one left join cart_lines on user_id = $1 and item_id = any($2::bigint[])`,
  { itemId: nullable(number), num: nullable(number), count: number },
)

/** How many pieces of these SKUs the cart holds, and how many lines it has in all. */
export async function readCartQuantities(tx: Queries, userId: number, itemIds: number[]) {
  const rows = await tx.run(quantities, [userId, itemIds])
  return {
    nums: new Map(
      rows.flatMap(({ itemId, num }) => (itemId === null || num === null ? [] : [[itemId, num] as const])),
    ),
    count: rows[0]?.count ?? 0,
  }
}

const put = statement(
  'cart_put',
  `insert into cart_lines (user_id, shop_id, item_id, num, is_checked, created, updated)
   select $1, (w->>'shopId')::int, (w->>'itemId')::bigint, (w->>'num')::int, true, $3, $3
     from jsonb_array_elements($2::jsonb) w
   on conflict (user_id, shop_id, item_id) do update set num = excluded.num, is_checked = true, updated = excluded.updated`,
)

/** Inserts lines or sets their quantities, and checks them. */
export async function putLines(
  tx: Queries,
  userId: number,
  lines: { shopId: number; itemId: number; num: number }[],
  now: number,
): Promise<void> {
  await tx.run(put, [userId, JSON.stringify(lines), now])
}

const putFast = statement(
  'cart_put_fastbuy',
  `insert into fastbuy_lines (user_id, shop_id, item_id, num, expires) values ($1, $2, $3, $4, $5)
   on conflict (user_id) do update
     set shop_id = excluded.shop_id, item_id = excluded.item_id, num = excluded.num, expires = excluded.expires`,
)

/** Replaces the buy-now line of the member. @param expires epoch seconds */
export async function putFastbuy(
  tx: Queries,
  userId: number,
  line: { shopId: number; itemId: number; num: number },
  expires: number,
): Promise<void> {
  await tx.run(putFast, [userId, line.shopId, line.itemId, line.num, expires])
}

const readById = statement(
  'cart_lines_by_id',
  `select cart_id as "cartId", item_id as "itemId", shop_id as "shopId", num from cart_lines
    where user_id = $1 and cart_id = any($2::bigint[])`,
  { cartId: number, itemId: number, shopId: number, num: number },
)

export type StoredLine = RowOf<typeof readById>

/** The member's lines with these ids; ids of other members are left out. */
export const readLines = (db: Queries, userId: number, cartIds: number[]): Promise<StoredLine[]> =>
  db.run(readById, [userId, cartIds])

const setChecked = statement(
  'cart_check',
  `update cart_lines set is_checked = $3, updated = $4 where user_id = $1 and cart_id = any($2::bigint[]) returning cart_id`,
  { cart_id: number },
)

/** Checks or unchecks the member's lines with these ids; returns how many there are. */
export async function checkLines(
  db: Queries,
  userId: number,
  cartIds: number[],
  checked: boolean,
  now: number,
) {
  return (await db.run(setChecked, [userId, cartIds, checked, now])).length
}

const choose = statement(
  'cart_choose',
  `update cart_lines set marketing_id = $3, updated = $4 where user_id = $1 and cart_id = $2`,
)

/** Stores the promotion that the member chose for a line. */
export async function chooseMarketing(
  db: Queries,
  userId: number,
  cartId: number,
  marketingId: number,
  now: number,
) {
  await db.run(choose, [userId, cartId, marketingId, now])
}

const remove = statement(
  'cart_remove',
  `delete from cart_lines where user_id = $1 and (cart_id = any($2::bigint[]) or shop_id = $3::int)`,
)

/** Removes the member's lines with these ids, and all lines of `shopId` when it is not null. */
export async function removeLines(db: Queries, userId: number, cartIds: number[], shopId: number | null) {
  await db.run(remove, [userId, cartIds, shopId])
}

const removeSkus = statement(
  'cart_remove_skus',
  `delete from cart_lines where user_id = $1 and item_id = any($2::bigint[])`,
)

/** Removes the member's lines of these SKUs. */
export async function removeItems(db: Queries, userId: number, itemIds: number[]): Promise<void> {
  await db.run(removeSkus, [userId, itemIds])
}

const repair = statement(
  'cart_repair',
  `update cart_lines c set num = w.num, is_checked = c.is_checked and w.checked
     from jsonb_to_recordset($2::jsonb) as w("cartId" bigint, num int, "was" int, checked boolean)
    where c.cart_id = w."cartId" and c.user_id = $1 and c.num = w.was`,
)

/**
 * Stores what reading the cart corrected: quantities lowered to the stock, invalid lines unchecked. A line whose quantity
 * has changed since it was read (`was`) stays as it is.
 */
export async function repairLines(
  db: Queries,
  userId: number,
  lines: { cartId: number; num: number; was: number; checked: boolean }[],
): Promise<void> {
  await db.run(repair, [userId, JSON.stringify(lines)])
}
