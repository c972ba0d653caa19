import 'server-only'
import type { Rate, RateReply } from '@/lib/contract/review'
import { anonymousName, maskName } from '@/lib/domain/mask'
import type { Queries } from '@/lib/server/db/connection'

export interface ReplyRow {
  replyId: number
  rateId: number
  userId: number
  role: 'buyer' | 'seller'
  content: string
  username: string
  created: number
}

export interface RateRow {
  rateId: number
  itemId: number
  goodsId: number
  orderId: string
  userId: number
  orderType: 'normal' | 'pointsmall'
  star: number
  content: string
  ratePic: string[]
  anonymous: boolean
  disabled: boolean
  username: string
  avatar: string
  itemSpecDesc: string
  praiseNum: number
  created: number
  replyCount: number
  replies: ReplyRow[]
}

/** Answers that come with a review; the others are asked for. */
const repliesShown = 2

/** Columns of a review `r` with its answers, the shop's first. */
export const rateColumns = `r.rate_id as "rateId", r.item_id as "itemId", r.goods_id as "goodsId", r.order_id as "orderId",
  r.user_id as "userId", r.order_type as "orderType", r.star, r.content, r.rate_pic as "ratePic", r.anonymous, r.disabled,
  r.username, r.avatar, r.item_spec_desc as "itemSpecDesc", r.praise_num as "praiseNum", r.created,
  (select count(*)::int from rate_replies p where p.rate_id = r.rate_id) as "replyCount",
  coalesce((select jsonb_agg(jsonb_build_object('replyId', p.reply_id, 'rateId', p.rate_id, 'userId', p.user_id,
                             'role', p.role, 'content', p.content, 'username', p.username, 'created', p.created)
                             order by p.role desc, p.created, p.reply_id)
              from (select * from rate_replies where rate_id = r.rate_id
                     order by role desc, created, reply_id limit ${repliesShown}) p), '[]') as replies`

/** An answer on the wire; members stay unknown to strangers. */
export const wireReply = (row: ReplyRow, viewerId: number): RateReply => ({
  reply_id: row.replyId,
  rate_id: row.rateId,
  company_id: 1,
  user_id: row.userId === viewerId ? row.userId : 0,
  operator_id: 0,
  content: row.content,
  content_len: [...row.content].length,
  role: row.role,
  username: row.username,
  created: row.created,
  unionid: '',
})

/** A review on the wire (contract goods §13). @param viewerId 0 for guests */
export function wireRate(row: RateRow, viewerId: number): Rate {
  const own = viewerId !== 0 && row.userId === viewerId
  return {
    rate_id: row.rateId,
    company_id: 1,
    item_id: row.itemId,
    goods_id: row.goodsId,
    order_id: own ? row.orderId : '',
    user_id: own ? row.userId : 0,
    order_type: row.orderType,
    star: row.star,
    content: row.content,
    content_len: [...row.content].length,
    rate_pic: row.ratePic.length > 0 ? row.ratePic.join(',') : null,
    rate_pic_num: row.ratePic.length,
    anonymous: row.anonymous ? 1 : 0,
    is_reply: row.replyCount > 0 ? 1 : 0,
    disabled: row.disabled ? 1 : 0,
    username: row.anonymous ? anonymousName : row.username,
    avatar: row.anonymous ? '' : row.avatar,
    item_spec_desc: row.itemSpecDesc,
    praise_num: row.praiseNum,
    unionid: '',
    created: row.created,
    updated: row.created,
    reply: { total_count: row.replyCount, list: row.replies.map((reply) => wireReply(reply, viewerId)) },
  }
}

/** A member as the author of a review or an answer is shown. */
export async function shownMember(
  { run }: Queries,
  userId: number,
): Promise<{ username: string; avatar: string }> {
  const [member] = await run<{ username: string; mobile: string; avatar: string }>(
    { name: 'rate_author', text: 'select username, mobile, avatar from members where user_id = $1' },
    [userId],
  )
  return { username: maskName(member?.username || (member?.mobile ?? '')), avatar: member?.avatar ?? '' }
}
