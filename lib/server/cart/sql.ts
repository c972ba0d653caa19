import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const heldNums = statement(
  'cart_held',
  `select item_id as "itemId", num, (select count(*) from cart_lines where user_id = $1) as "count"
     from (select 1) one left join cart_lines on user_id = $1 and item_id = any($2::bigint[])`,
)

/** How many pieces of these skus the cart holds, and how many lines it has. */
export async function readCartQuantities(tx: Queries, userId: number, itemIds: number[]) {
  const rows = await tx.run<{ itemId: number | null; num: number; count: number }>(heldNums, [
    userId,
    itemIds,
  ])
  return {
    nums: new Map(rows.flatMap(({ itemId, num }) => (itemId === null ? [] : [[itemId, num] as const]))),
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

/** Sets lines to these quantities and ticks them. */
export async function putLines(
  tx: Queries,
  userId: number,
  lines: { shopId: number; itemId: number; num: number }[],
  now: number,
): Promise<void> {
  await tx.run(put, [userId, JSON.stringify(lines), now])
}

const putFast = statement(
  'fastbuy_put',
  `insert into fastbuy_lines (user_id, shop_id, item_id, num, expires) values ($1, $2, $3, $4, $5)
   on conflict (user_id) do update
     set shop_id = excluded.shop_id, item_id = excluded.item_id, num = excluded.num, expires = excluded.expires`,
)

/** Replaces what the member is about to buy at once. */
export async function putFastbuy(
  tx: Queries,
  userId: number,
  line: { shopId: number; itemId: number; num: number },
  expires: number,
): Promise<void> {
  await tx.run(putFast, [userId, line.shopId, line.itemId, line.num, expires])
}

const readOne = statement(
  'cart_line',
  `select cart_id as "cartId", item_id as "itemId", shop_id as "shopId", num from cart_lines
    where user_id = $1 and cart_id = any($2::bigint[])`,
)

export interface StoredLine {
  cartId: number
  itemId: number
  shopId: number
  num: number
}

/** Own lines with these ids; foreign ids give nothing. */
export const readLines = (db: Queries, userId: number, cartIds: number[]): Promise<StoredLine[]> =>
  db.run<StoredLine>(readOne, [userId, cartIds])

const setChecked = statement(
  'cart_check',
  `update cart_lines set is_checked = $3, updated = $4 where user_id = $1 and cart_id = any($2::bigint[]) returning cart_id`,
)

/** Ticks or unticks own lines; gives how many there were. */
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

/** Remembers the activity a member wants a line to join. */
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

/** Removes own lines by id, or all of one shop. */
export async function removeLines(db: Queries, userId: number, cartIds: number[], shopId: number | null) {
  await db.run(remove, [userId, cartIds, shopId])
}

const removeSkus = statement(
  'cart_remove_skus',
  `delete from cart_lines where user_id = $1 and item_id = any($2::bigint[])`,
)

/** Removes the lines of these skus. */
export async function removeItems(db: Queries, userId: number, itemIds: number[]): Promise<void> {
  await db.run(removeSkus, [userId, itemIds])
}

const mend = statement(
  'cart_mend',
  `update cart_lines c set num = w.num, is_checked = c.is_checked and w.checked
     from jsonb_to_recordset($2::jsonb) as w("cartId" bigint, num int, "was" int, checked boolean)
    where c.cart_id = w."cartId" and c.user_id = $1 and c.num = w.was`,
)

/**
 * Writes back what a look at the cart changed: quantities lowered to the stock, invalid lines unticked. A line that was
 * changed meanwhile is left alone.
 */
export async function repairLines(
  db: Queries,
  userId: number,
  lines: { cartId: number; num: number; was: number; checked: boolean }[],
): Promise<void> {
  await db.run(mend, [userId, JSON.stringify(lines)])
}
