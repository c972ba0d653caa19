import 'server-only'
import type { DeskReview } from '@/lib/contract/operator/catalogue/review'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { boolean, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { eventTags } from '@/lib/web/cache-tags'
import { listDeskReviews } from './desk-list'

const lockReviewOfShop = statement(
  'desk_review_lock',
  `select r.goods_id as "goodsId", r.disabled, r.hide_reason as "hideReason"
     from rates r join goods g on g.goods_id = r.goods_id
    where r.rate_id = $1 and ($2::int is null or g.distributor_id = $2) for update of r`,
  { goodsId: number, disabled: boolean, hideReason: text },
)

const addSellerReply = statement(
  'review_add_seller_reply',
  `insert into rate_replies (rate_id, user_id, role, content, username, created)
   values ($1, 0, 'seller', $2, '管理员回复', $3) returning reply_id as "replyId"`,
  { replyId: number },
)

const writeHidden = statement(
  'desk_review_hide',
  'update rates set disabled = $2, hide_reason = $3 where rate_id = $1',
)

type Locked = RowOf<typeof lockReviewOfShop>

/**
 * Changes a review that is locked meanwhile.
 * @param change false when nothing had to be changed
 * @throws MallError 参数异常 also for reviews of products of other shops
 */
async function changeReview(
  mall: Mall,
  { shopId }: Scope,
  rateId: number,
  change: (tx: Queries, review: Locked, now: number) => Promise<boolean>,
): Promise<DeskReview> {
  const { review, isChanged } = await mall.db.transaction(async (tx) => {
    const [review] = await tx.run(lockReviewOfShop, [rateId, shopId])
    if (!review) throw new MallError(requestMessages.parametersUnusual)
    return { review, isChanged: await change(tx, review, mall.now()) }
  })
  if (isChanged) await mall.invalidate(eventTags.goodsReviewed(review.goodsId))
  const { list } = await listDeskReviews(mall.db, shopId, { rateId }, { page: 1, pageSize: 1 })
  if (!list[0]) throw new MallError(requestMessages.parametersUnusual)
  return list[0]
}

/** Replies to a review as the shop (contract trade §9.4). @throws as `changeReview` */
export const replyAsSeller = (
  mall: Mall,
  scope: Scope,
  rateId: number,
  content: string,
): Promise<DeskReview> =>
  changeReview(mall, scope, rateId, async (tx, _review, now) => {
    const [reply] = await tx.run(addSellerReply, [rateId, content, now])
    const after = { replyId: reply?.replyId ?? 0, content }
    await recordAudit(
      tx,
      { actor: scope.actor, event: 'reply', subject: 'rate', subjectId: rateId, after },
      now,
    )
    return true
  })

/**
 * Hides a review from shoppers with a reason, or shows it again. Its author still sees it among the own ones.
 * @param reason null to show it
 * @throws as `changeReview`
 */
export const setReviewHidden = (
  mall: Mall,
  scope: Scope,
  rateId: number,
  reason: string | null,
): Promise<DeskReview> =>
  changeReview(mall, scope, rateId, async (tx, review, now) => {
    const [isHidden, hideReason] = [reason !== null, reason ?? '']
    if (review.disabled === isHidden && review.hideReason === hideReason) return false
    await tx.run(writeHidden, [rateId, isHidden, hideReason])
    await recordAudit(
      tx,
      {
        actor: scope.actor,
        event: isHidden ? 'hide' : 'show',
        subject: 'rate',
        subjectId: rateId,
        before: { disabled: review.disabled, hide_reason: review.hideReason },
        after: { disabled: isHidden, hide_reason: hideReason },
        reason: hideReason,
      },
      now,
    )
    return true
  })
