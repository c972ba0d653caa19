import 'server-only'
import type { Package } from '@/lib/domain/promotion'
import { packagesWith } from '@/lib/server/catalogue/package/parts'
import type { Queries } from '@/lib/server/ground/db/connection'
import { json, nullable, number, statement } from '@/lib/server/ground/db/statement'

/**
 * Statements on `cart_lines` and `fastbuy_lines`, most with the function that runs them. All are limited to one member.
 */

const packageOffer = statement(
  'cart_package_offer',
  `select ${packagesWith('array[$2::int]')} as "packages",
          (select c.cart_id from cart_lines c where c.user_id = $1 and c.item_id = $3 and c.package_id = $2
              and c.package_item_ids = $4::bigint[] limit 1 for update) as "cartId",
          (select c.num from cart_lines c where c.user_id = $1 and c.item_id = $3 and c.package_id = $2
              and c.package_item_ids = $4::bigint[] limit 1 for update) as "present"`,
  { packages: json<Package[]>(), cartId: nullable(number), present: nullable(number) },
)

/**
 * A package of these SKUs with its line in the cart, which is locked.
 * @param itemIds the SKUs beside the main one, ascending
 */
export async function readPackageOffer(
  db: Queries,
  userId: number,
  { packageId, itemId, itemIds }: { packageId: number; itemId: number; itemIds: number[] },
) {
  const [row] = await db.run(packageOffer, [userId, packageId, itemId, itemIds])
  return { package: row?.packages[0] ?? null, cartId: row?.cartId ?? null, present: row?.present ?? 0 }
}

/**
 * Locks the member as `lockMember` does. Adding to the cart reads quantities under this lock; a change that did not
 * wait for it would be overwritten.
 */
const lockedMember = `me as materialized (select user_id from members where user_id = $1 for no key update)`

const setNums = statement(
  'cart_set_quantities',
  `with ${lockedMember}
   update cart_lines c set num = w.num, is_checked = true, updated = $4
     from me, unnest($2::bigint[], $3::int[]) w(cart_id, num)
    where c.user_id = me.user_id and c.cart_id = w.cart_id
   returning c.cart_id as "cartId"`,
  { cartId: number },
)

/** Sets quantities of the member's lines and checks them; returns the number of lines found. */
export async function setQuantities(
  db: Queries,
  userId: number,
  lines: readonly { cartId: number; num: number }[],
  now: number,
): Promise<number> {
  const rows = await db.run(setNums, [
    userId,
    lines.map(({ cartId }) => cartId),
    lines.map(({ num }) => num),
    now,
  ])
  return rows.length
}

/** A line to put into the cart; `packageItemIds` are the SKUs of a package beside the main one, ascending. */
export interface NewLine {
  shopId: number
  itemId: number
  num: number
  packageId?: number
  packageItemIds?: number[]
}

/** Adding to the cart drops the selected items of 加价购 (contract trade §2.8). */
const resetChoices = `reset as (delete from cart_plus_choices where user_id = $1)`

const put = statement(
  'cart_put',
  `with ${resetChoices}
   insert into cart_lines (user_id, shop_id, item_id, package_id, package_item_ids, num, is_checked, created, updated)
   select $1, w."shopId", w."itemId", coalesce(w."packageId", 0), coalesce(w."packageItemIds", '{}'), w.num, true, $3, $3
     from jsonb_to_recordset($2::jsonb)
       w("shopId" int, "itemId" bigint, "packageId" int, "packageItemIds" bigint[], num int)
   on conflict (user_id, shop_id, item_id, package_id, package_item_ids) do update set num = excluded.num, is_checked = true, updated = excluded.updated`,
)

/** Inserts lines or sets their quantities, and checks them. Drops the choices of 加价购. */
export async function putLines(tx: Queries, userId: number, lines: NewLine[], now: number): Promise<void> {
  await tx.run(put, [userId, JSON.stringify(lines), now])
}

const putFast = statement(
  'cart_put_fastbuy',
  `with ${resetChoices}
   insert into fastbuy_lines (user_id, shop_id, item_id, num, expires, package_id, package_item_ids)
   values ($1, $2, $3, $4, $5, $6, $7::bigint[])
   on conflict (user_id) do update
     set shop_id = excluded.shop_id, item_id = excluded.item_id, num = excluded.num, expires = excluded.expires,
         package_id = excluded.package_id, package_item_ids = excluded.package_item_ids`,
)

/** Replaces the buy-now line of the member. @param expires epoch seconds */
export async function putFastbuy(tx: Queries, userId: number, line: NewLine, expires: number): Promise<void> {
  const { shopId, itemId, num, packageId = 0, packageItemIds = [] } = line
  await tx.run(putFast, [userId, shopId, itemId, num, expires, packageId, packageItemIds])
}

/** Sets the lines $2 of member $1 to checked or not ($3) at $4. */
export const setChecked = statement(
  'cart_check',
  `update cart_lines set is_checked = $3, updated = $4 where user_id = $1 and cart_id = any($2::bigint[]) returning cart_id`,
  { cart_id: number },
)

const choose = statement(
  'cart_choose',
  `update cart_lines set marketing_id = $3, updated = $4 where user_id = $1 and cart_id = $2`,
)

/** Stores the promotion that the member selected for a line. */
export async function chooseMarketing(
  db: Queries,
  userId: number,
  cartId: number,
  marketingId: number,
  now: number,
) {
  await db.run(choose, [userId, cartId, marketingId, now])
}

/** Removes the lines $2 of member $1 and all lines of shop $3, null for none. */
export const deleteLines = statement(
  'cart_remove',
  `with ${lockedMember}
   delete from cart_lines c using me
    where c.user_id = me.user_id and (c.cart_id = any($2::bigint[]) or c.shop_id = $3::int)
   returning c.cart_id as "cartId"`,
  { cartId: number },
)

const removeSkus = statement(
  'cart_remove_skus',
  `with ${resetChoices} delete from cart_lines where user_id = $1 and item_id = any($2::bigint[]) and package_id = 0`,
)

/** Removes the member's lines of these SKUs, but no packages. */
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
 * Stores the corrections of reading the cart: quantities lowered to the stock, invalid lines unchecked. A line whose
 * quantity has changed since it was read (`was`) stays as it is.
 */
export async function repairLines(
  db: Queries,
  userId: number,
  lines: { cartId: number; num: number; was: number; checked: boolean }[],
): Promise<void> {
  await db.run(repair, [userId, JSON.stringify(lines)])
}
