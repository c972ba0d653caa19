import 'server-only'
import { and, type SQL, sql } from 'drizzle-orm'
import type { GoodsListInput } from '@/lib/contract/goods'
import { MallError } from '@/lib/domain/errors'
import { hasFourByteCharacters } from '@/lib/domain/text'
import type { Viewer } from '@/lib/server/session/viewer'

/** `%` and `_` typed by a shopper are ordinary characters. */
const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const list = (values: number[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

const inCategory = (categoryId: number) => sql`exists (
  select 1 from goods_categories gc join categories c on c.category_id = gc.category_id
   where gc.goods_id = g.goods_id and c.path @> array[${categoryId}]::int[])`

/** The approve states a shopper's list may ask for (contract goods §2.1). */
const shown = sql`g.approve_status in ('onsale', 'only_show')`

/**
 * The conditions of a goods list as SQL on `goods g` (contract goods §2.1). Gifts never show; staff goods only to
 * staff (spec 1 §6).
 *
 * @throws MallError 系统当前不支特殊字符搜索 for keywords with 4-byte characters.
 */
export function goodsFilter(input: GoodsListInput, viewer: Viewer | null): SQL {
  const conditions: SQL[] = [shown, sql`g.audit_status = 'approved'`, sql`not g.is_gift`]
  if (!viewer?.isStaff) conditions.push(sql`not g.staff_goods`)

  for (const words of [input.keywords, input.item_name]) {
    if (!words) continue
    if (hasFourByteCharacters(words)) throw new MallError('系统当前不支特殊字符搜索')
    for (const word of words.split(/\s+/)) {
      conditions.push(sql`(g.item_name ilike ${contains(word)} or g.item_bn ilike ${contains(word)}
        or exists (select 1 from attributes b where b.attribute_id = g.brand_id and b.attribute_name ilike ${contains(word)})
        or exists (select 1 from skus s where s.goods_id = g.goods_id and s.barcode = ${word}))`)
    }
  }

  const category = input.category_id?.[0] ?? input.category?.[0] ?? input.cat_id?.[0]
  if (category) conditions.push(inCategory(category))
  const main = input.main_category?.[0]
  if (main) {
    conditions.push(
      sql`g.main_category_id in (select category_id from categories where path @> array[${main}]::int[])`,
    )
  }
  if (input.item_id?.length) {
    conditions.push(sql`g.goods_id in (select goods_id from skus where item_id in (${list(input.item_id)}))`)
  }
  if (input.goods_id?.length) conditions.push(sql`g.goods_id in (${list(input.goods_id)})`)
  if (input.brand_id?.length) conditions.push(sql`g.brand_id in (${list(input.brand_id)})`)
  if (input.tag_id?.length) {
    conditions.push(
      sql`exists (select 1 from goods_tags gt where gt.goods_id = g.goods_id and gt.tag_id in (${list(input.tag_id)}))`,
    )
  }
  if (input.tag) {
    conditions.push(sql`exists (select 1 from goods_tags gt join tags t on t.tag_id = gt.tag_id
      where gt.goods_id = g.goods_id and t.tag_name = ${input.tag})`)
  }
  if (input.start_price !== undefined) conditions.push(sql`g.price >= ${Math.round(input.start_price * 100)}`)
  if (input.end_price) conditions.push(sql`g.price <= ${Math.round(input.end_price * 100)}`)
  if (input.distributor_id?.length) conditions.push(sql`g.distributor_id in (${list(input.distributor_id)})`)
  // Goods of a shop that is switched off are not for sale anywhere.
  conditions.push(sql`(g.distributor_id = 0 or exists (
    select 1 from distributors d where d.distributor_id = g.distributor_id and d.is_valid = 'true'))`)
  return and(...conditions) ?? sql`true`
}

const orders: Record<number, SQL> = {
  0: sql`g.sort desc, g.goods_id desc`,
  1: sql`g.sales desc, g.goods_id desc`,
  2: sql`g.price desc, g.goods_id desc`,
  3: sql`g.price, g.goods_id desc`,
  4: sql`g.created desc, g.goods_id desc`,
  5: sql`(select sum(s.store) from skus s where s.goods_id = g.goods_id) desc, g.goods_id desc`,
}

/** `goodsSort` as SQL; ties go to the newer goods (contract goods §2.1). */
export const goodsOrder = (sort = 0): SQL => orders[sort] ?? sql`g.sort desc, g.goods_id desc`
