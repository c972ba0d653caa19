import 'server-only'
import type { Outputs } from '@/lib/contract/outputs'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { json, number, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { eventTags } from '@/lib/web/cache-tags'

type OperatorRate = Outputs['operator']['review']['list']['list'][number]

const fields = `r.rate_id, r.order_id, r.item_id, r.goods_id, g.item_name, r.item_spec_desc, g.distributor_id, r.star, r.content,
  r.rate_pic, r.anonymous, r.disabled, r.username, r.created,
  ${jsonRows(`select p.reply_id, p.role, p.username, p.content, p.created from rate_replies p
     where p.rate_id = r.rate_id order by p.created, p.reply_id limit 50`)} as replies`

/**
 * A condition on reviews: of shop $1, with id $2, of order $3, of the product of SKU $4, with $5 stars, answered or not
 * $6; null for any.
 */
const inList = `($1::int is null or g.distributor_id = $1) and ($2::bigint is null or r.rate_id = $2)
  and ($3::text is null or r.order_id = $3)
  and ($4::bigint is null or r.goods_id = (select s.goods_id from skus s where s.item_id = $4))
  and ($5::int is null or r.star = $5)
  and ($6::boolean is null or $6 = exists (
        select 1 from rate_replies p where p.rate_id = r.rate_id and p.role = 'seller'))`
const from = `from rates r join goods g on g.goods_id = r.goods_id where ${inList}`

const reviewsOfShop = statement(
  'review_list_of_shop',
  `select ${jsonRows(`select ${fields} ${from} order by r.created desc, r.rate_id desc limit $7 offset $8`)} as rows,
          (select count(*) ${from}) as total`,
  { rows: json<OperatorRate[]>(), total: number },
)

const addSellerReply = statement(
  'review_add_seller_reply',
  `insert into rate_replies (rate_id, user_id, role, content, username, created)
   values ($1, 0, 'seller', $2, '管理员回复', $3) returning reply_id as "replyId"`,
  { replyId: number },
)

export interface ReviewFilter {
  rateId?: number | undefined
  orderId?: string | undefined
  itemId?: number | undefined
  star?: number | undefined
  isReplied?: boolean | undefined
}

/** A page of reviews for operators and merchants, newest first, including hidden ones (contract operator). */
export async function listOperatorReviews(
  { db }: Pick<Mall, 'db'>,
  shopId: number | null,
  filter: ReviewFilter,
  page: { page: number; pageSize: number },
): Promise<{ list: OperatorRate[]; total: number }> {
  const row = only(
    await db.run(reviewsOfShop, [
      shopId,
      filter.rateId ?? null,
      filter.orderId ?? null,
      filter.itemId ?? null,
      filter.star ?? null,
      filter.isReplied ?? null,
      ...limitAndOffset(page.page, page.pageSize),
    ]),
    'the list of reviews',
  )
  return { list: row.rows, total: row.total }
}

/**
 * Replies to a review as the shop (contract trade §9.4).
 * @throws MallError 参数异常 also for reviews of products of other shops
 */
export async function replyAsSeller(
  mall: Mall,
  { actor, shopId }: Scope,
  rateId: number,
  content: string,
): Promise<OperatorRate> {
  const find = async () =>
    (await listOperatorReviews(mall, shopId, { rateId }, { page: 1, pageSize: 1 })).list[0]
  const review = await find()
  if (!review) throw new MallError(requestMessages.parametersUnusual)
  await mall.db.transaction(async (tx) => {
    const now = mall.now()
    const [reply] = await tx.run(addSellerReply, [rateId, content, now])
    const after = { replyId: reply?.replyId ?? 0, content }
    await recordAudit(tx, { actor, event: 'reply', subject: 'rate', subjectId: rateId, after }, now)
  })
  await mall.invalidate(eventTags.goodsReviewed(review.goods_id))
  return (await find()) ?? review
}
