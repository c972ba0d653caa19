import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { DeskReview } from '@/lib/contract/operator/catalogue/review'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { json, number } from '@/lib/server/ground/db/statement'

/** The conditions that narrow a list of reviews. */
export interface ReviewFilter {
  rateId?: number | undefined
  orderId?: string | undefined
  /** Any SKU of the product. */
  itemId?: number | undefined
  /** A part of the name of the product. */
  keyword?: string | undefined
  star?: number | undefined
  hasPictures?: boolean | undefined
  isReplied?: boolean | undefined
  isHidden?: boolean | undefined
}

/** Reviews are counted up to this number. */
const countLimit = 10_000

const fields =
  sql.raw(`r.rate_id, r.order_id, r.item_id, r.goods_id, g.item_name, coalesce(g.pics ->> 0, '') as item_pic,
  r.item_spec_desc, g.distributor_id, r.star, r.content, r.rate_pic, r.anonymous, r.disabled, r.hide_reason, r.username,
  r.created,
  ${jsonRows(`select p.reply_id, p.role, p.username, p.content, p.created from rate_replies p
     where p.rate_id = r.rate_id order by p.created, p.reply_id limit 50`)} as replies`)
const from = sql.raw('rates r join goods g on g.goods_id = r.goods_id')

const reviewList = composedStatement('desk_reviews', { rows: json<DeskReview[]>(), total: number })

function conditionOf(shopId: number | null, filter: ReviewFilter): SQL {
  const { rateId, orderId, itemId, keyword, star, hasPictures, isReplied, isHidden } = filter
  const conditions: SQL[] = []
  if (shopId !== null) conditions.push(sql`g.distributor_id = ${shopId}`)
  if (rateId !== undefined) conditions.push(sql`r.rate_id = ${rateId}`)
  if (orderId) conditions.push(sql`r.order_id = ${orderId}`)
  if (itemId !== undefined)
    conditions.push(sql`r.goods_id = (select s.goods_id from skus s where s.item_id = ${itemId})`)
  if (keyword) conditions.push(sql`strpos(lower(g.item_name), lower(${keyword})) > 0`)
  if (star !== undefined) conditions.push(sql`r.star = ${star}`)
  if (hasPictures !== undefined)
    conditions.push(hasPictures ? sql`r.rate_pic <> '[]'` : sql`r.rate_pic = '[]'`)
  if (isReplied !== undefined)
    conditions.push(sql`${isReplied ? sql`` : sql`not `}exists (
      select from rate_replies p where p.rate_id = r.rate_id and p.role = 'seller')`)
  if (isHidden !== undefined) conditions.push(isHidden ? sql`r.disabled` : sql`not r.disabled`)
  return and(...conditions) ?? sql`true`
}

/**
 * A page of reviews for operators and merchants, newest first, including hidden ones (contract operator).
 * @param shopId of a merchant: only reviews of its own products
 * @returns `total` is exact up to 10,000
 */
export async function listDeskReviews(
  db: Queries,
  shopId: number | null,
  filter: ReviewFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: DeskReview[]; total: number }> {
  const where = conditionOf(shopId, filter)
  const [limit, offset] = limitAndOffset(page, pageSize)
  const row = only(
    await db.run(
      ...reviewList(sql`select coalesce((select json_agg(row_to_json(found)) from (
          select ${fields} from ${from} where ${where}
           order by r.created desc nulls last, r.rate_id desc nulls last limit ${limit} offset ${offset}) found), '[]') as rows,
        (select count(*)::int from (select 1 from ${from} where ${where} limit ${countLimit}) counted) as total`),
    ),
    'the list of reviews',
  )
  return { list: row.rows, total: row.total }
}
