import 'server-only'
import {
  boolean,
  json,
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

const replyColumns = {
  replyId: number,
  rateId: number,
  userId: number,
  role: oneOf<'buyer' | 'seller'>(),
  content: text,
  username: text,
  created: number,
}

export type ReplyRow = RowOf<typeof replyColumns>

/** Most replies in an answer with the review; clients request the others. */
const repliesShown = 2

/** A review `r` with its first replies, those of the shop before those of members. */
const reviewSelect = `r.rate_id as "rateId", r.item_id as "itemId", r.goods_id as "goodsId", r.order_id as "orderId",
  r.user_id as "userId", r.order_type as "orderType", r.star, r.content, r.rate_pic as "ratePic", r.anonymous, r.disabled,
  r.username, r.avatar, r.item_spec_desc as "itemSpecDesc", r.praise_num as "praiseNum", r.created,
  (select count(*)::int from rate_replies p where p.rate_id = r.rate_id) as "replyCount",
  coalesce((select jsonb_agg(jsonb_build_object('replyId', p.reply_id, 'rateId', p.rate_id, 'userId', p.user_id,
                             'role', p.role, 'content', p.content, 'username', p.username, 'created', p.created)
                             order by p.role desc, p.created, p.reply_id)
              from (select * from rate_replies where rate_id = r.rate_id
                     order by role desc, created, reply_id limit ${repliesShown}) p), '[]') as replies`

const reviewColumns = {
  rateId: number,
  itemId: number,
  goodsId: number,
  orderId: text,
  userId: number,
  orderType: oneOf<'normal' | 'pointsmall'>(),
  star: number,
  content: text,
  ratePic: json<string[]>(),
  anonymous: boolean,
  disabled: boolean,
  username: text,
  avatar: text,
  itemSpecDesc: text,
  praiseNum: number,
  created: number,
  replyCount: number,
  replies: json<ReplyRow[]>(),
}

export type ReviewRow = RowOf<typeof reviewColumns>

const ofProduct = `r.goods_id = $1 and r.order_type = $2 and not r.disabled`
const filter = `r.star between $3 and $4 and (not $5 or r.rate_pic <> '[]')`

export const reviewPage = statement(
  'review_page',
  `select ${reviewSelect} from rates r where ${ofProduct} and ${filter}
    order by r.created desc, r.rate_id desc limit $6 offset $7`,
  reviewColumns,
)

export const reviewCounts = statement(
  'review_counts',
  `select count(*) filter (where r.star = 1)::int as one, count(*) filter (where r.star = 2)::int as two,
          count(*) filter (where r.star = 3)::int as three, count(*) filter (where r.star = 4)::int as four,
          count(*) filter (where r.star = 5)::int as five,
          count(*) filter (where r.rate_pic <> '[]')::int as pictures,
          count(*) filter (where ${filter})::int as matching
     from rates r where ${ofProduct}`,
  { one: number, two: number, three: number, four: number, five: number, pictures: number, matching: number },
)

/** The reviews that member $1 wrote, and their total number. */
export const reviewsOfMember = statement(
  'review_of_member',
  `select ${reviewSelect}, g.item_name as "itemName", coalesce(g.pics ->> 0, '') as "itemPic",
          (select count(*)::int from rates n where n.user_id = $1 and n.user_id <> 0) as total
     from rates r join goods g on g.goods_id = r.goods_id
    where r.user_id = $1 and r.user_id <> 0
    order by r.created desc, r.rate_id desc limit $2 offset $3`,
  { ...reviewColumns, itemName: text, itemPic: text, total: number },
)

/**
 * Only staff see staff products and their reviews; authors always see their own. $2 member, 0 for a guest; $3 whether
 * they are staff.
 */
const isVisible = `not r.disabled and (r.user_id = $2 and r.user_id <> 0
  or exists (select from goods g where g.goods_id = r.goods_id and (not g.staff_goods or $3)))`

export const reviewById = statement(
  'review_by_id',
  `select ${reviewSelect} from rates r where r.rate_id = $1 and ${isVisible}`,
  reviewColumns,
)

/**
 * The changing fields of the reviews in $1: praise counts, and for member $2 (0 for a guest) the order number of their
 * own reviews and the ids of their own replies.
 */
export const reviewOverlay = statement(
  'review_overlay',
  `select r.rate_id as "rateId", r.praise_num as "praiseNum",
          case when r.user_id = $2 then r.order_id end as "ownOrderId",
          array(select p.reply_id from rate_replies p where p.rate_id = r.rate_id and p.user_id = $2) as "ownReplies"
     from rates r where r.rate_id = any($1::bigint[])`,
  { rateId: number, praiseNum: number, ownOrderId: nullable(text), ownReplies: numbers },
)

export const replyPage = statement(
  'review_replies',
  `select p.reply_id as "replyId", p.rate_id as "rateId", p.user_id as "userId", p.role, p.content, p.username, p.created
     from rate_replies p where p.rate_id = $1 order by p.role desc, p.created, p.reply_id limit $2 offset $3`,
  replyColumns,
)

export const reviewAuthor = statement(
  'review_author',
  'select username, mobile, avatar from members where user_id = $1',
  { username: text, mobile: text, avatar: text },
)

export const lockReview = statement(
  'review_lock',
  `select r.praise_num as count from rates r where r.rate_id = $1 and ${isVisible} for update`,
  { count: number },
)

export const addReviewPraise = statement(
  'review_add_praise',
  `insert into rate_praises (rate_id, user_id, created) values ($1, $2, $3)
   on conflict do nothing returning rate_id as "rateId"`,
  { rateId: number },
)

export const removeReviewPraise = statement(
  'review_remove_praise',
  'delete from rate_praises where rate_id = $1 and user_id = $2',
)

export const addToPraiseCount = statement(
  'review_add_to_praise_count',
  'update rates set praise_num = praise_num + $2 where rate_id = $1 returning praise_num as count',
  { count: number },
)

export const praiseStates = statement(
  'review_praise_states',
  `select r.rate_id as "rateId", r.praise_num as "praiseNum",
          exists (select from rate_praises p where p.rate_id = r.rate_id and p.user_id = $2) as status
     from rates r where r.rate_id = any($1::bigint[]) and ${isVisible} order by r.rate_id`,
  { rateId: number, praiseNum: number, status: boolean },
)
