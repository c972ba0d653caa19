import 'server-only'
import { randomInt } from 'node:crypto'
import { couponLife } from '@/lib/domain/coupon'
import { MallError } from '@/lib/domain/errors'
import { allowsGrade } from '@/lib/domain/promotion'
import type { Mall } from '@/lib/server/context'
import { violatedConstraint, type Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { takeHit } from '@/lib/server/rate-limit/rate-limit'
import type { Viewer } from '@/lib/server/session/viewer'

const perMinute = { max: 60, window: 60, message: '操作过于频繁，请稍后再试' }

interface ClaimableCard {
  cardId: number
  dateType: string
  beginDate: number
  endDate: number
  fixedTerm: number
  quantity: number
  getNum: number
  getLimit: number
  validGrades: number[]
  validVipGrades: number[]
  kqStatus: number
  /** How many this member has had. */
  held: number
}

const find = statement(
  'card_to_claim',
  `select card_id as "cardId", date_type as "dateType", begin_date as "beginDate", end_date as "endDate",
          fixed_term as "fixedTerm", quantity, get_num as "getNum", get_limit as "getLimit",
          grade_ids as "validGrades", vip_grade_ids as "validVipGrades", kq_status as "kqStatus",
          (select count(*) from user_cards u where u.card_id = c.card_id and u.user_id = $2) as "held"
     from cards c where card_id = $1 and receive`,
)

const takeOne = statement(
  'card_take',
  `update cards set get_num = get_num + 1 where card_id = $1 and get_num < quantity and receive and kq_status = 0
   returning get_num`,
)

const give = statement(
  'card_give',
  `insert into user_cards (user_id, card_id, code, begin_date, end_date, get_date)
   select $1, $2, $3, $4, $5, $6
    where (select count(*) from user_cards where user_id = $1 and card_id = $2) < $7
   returning code`,
)

export interface ClaimedCard {
  cardId: number
  code: string
  /** Cards left for everybody, and for this member. */
  totalLeft: number
  ownLeft: number
}

const soldOut = () => new MallError('领取的优惠券失败，库存不足了')
const hadAll = () => new MallError('您已经领过该券，请到个人中心中查看哦~')

function refuse(card: ClaimableCard, viewer: Viewer, now: number): void {
  if (card.kqStatus !== 0) throw new MallError('不可领取！卡券状态非正常')
  if (card.dateType !== 'DATE_TYPE_FIX_TERM' && now >= card.endDate) {
    throw new MallError('领取优惠券失败，优惠券已过期')
  }
  if (!allowsGrade(card, viewer)) throw new MallError('不可领取！')
  if (card.held >= card.getLimit) throw hadAll()
  if (card.getNum >= card.quantity) throw soldOut()
}

/**
 * Gives a member a coupon. Never more than there are, never more than one member may have, also when clicks come at the
 * same time (contract trade §4.3).
 * @throws MallError with the sentences of contract trade §4.3
 */
export async function claimCard(mall: Mall, viewer: Viewer, cardId: number): Promise<ClaimedCard> {
  const now = mall.now()
  await takeHit(mall.db, `claim:${viewer.userId}`, perMinute, now)
  const [card] = await mall.db.run<ClaimableCard>(find, [cardId, viewer.userId])
  if (!card) throw new MallError('领取的优惠券不存在')
  refuse(card, viewer, now)
  for (let attempt = 1; ; attempt++) {
    try {
      return await mall.db.transaction((tx) => claim(tx, viewer, card, now))
    } catch (error) {
      // Codes are random; the rare double is drawn again.
      if (violatedConstraint(error) !== 'user_cards_code_unique' || attempt === 3) throw error
    }
  }
}

async function claim(
  tx: Queries,
  { userId }: Viewer,
  card: ClaimableCard,
  now: number,
): Promise<ClaimedCard> {
  // The guarded update also holds the card, so the member's own cards are counted one claim after the other.
  const [taken] = await tx.run<{ get_num: number }>(takeOne, [card.cardId])
  if (!taken) throw soldOut()
  const life = couponLife(card, now)
  const code = String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12)
  const [given] = await tx.run<{ code: string }>(give, [
    userId,
    card.cardId,
    code,
    life.beginDate,
    life.endDate,
    now,
    card.getLimit,
  ])
  if (!given) throw hadAll()
  return {
    cardId: card.cardId,
    code: given.code,
    totalLeft: Math.max(0, card.quantity - taken.get_num),
    ownLeft: Math.max(0, card.getLimit - card.held - 1),
  }
}
