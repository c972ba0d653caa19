import 'server-only'
import { couponLife, couponTimeProblem } from '@/lib/domain/coupon/index'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Viewer } from '@/lib/domain/person/viewer'
import { allowsGrade } from '@/lib/domain/promotion'
import { newCouponCode } from '@/lib/server/catalogue/coupon-package/new-code'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { cardToClaim, createUserCard, ownUserCard, takeCard, type ClaimableCard } from './sql'

const rateLimit = { max: 60, window: 60, message: requestMessages.tooManyRequests }

export interface ClaimedCard {
  cardId: number
  code: string
  /** Coupons of this card that all members together can still claim. */
  totalLeft: number
  /** Coupons of this card that this member can still claim. */
  ownLeft: number
}

const soldOut = () => new MallError('领取的优惠券失败，库存不足了')
const limitReached = () => new MallError('您已经领过该券，请到个人中心中查看哦~')

/** @throws MallError when the card cannot be claimed by this member now */
function assertClaimable(card: ClaimableCard, viewer: Viewer, now: number): void {
  if (card.kqStatus !== 0) throw new MallError('不可领取！卡券状态非正常')
  if (card.dateType !== 'DATE_TYPE_FIX_TERM' && now >= card.endDate) {
    throw new MallError('领取优惠券失败，优惠券已过期')
  }
  if (!allowsGrade(card, viewer)) throw new MallError('不可领取！')
  if (card.held >= card.getLimit) throw limitReached()
  if (card.getNum >= card.quantity) throw soldOut()
}

async function findClaimable(
  db: Queries,
  viewer: Viewer,
  cardId: number,
  now: number,
): Promise<ClaimableCard> {
  const [card] = await db.run(cardToClaim, [cardId, viewer.userId])
  if (!card) throw new MallError(goodsMessages.couponMissing)
  assertClaimable(card, viewer, now)
  return card
}

/**
 * The coupon that an order of the member uses: one that the member holds, otherwise one claimed in the transaction of
 * the order, so that a rejected order claims nothing.
 * @returns its code
 * @throws MallError with the texts of contract trade §4.3
 */
export async function claimForOrder(
  tx: Queries,
  viewer: Viewer,
  cardId: number,
  now: number,
): Promise<string> {
  const [own] = await tx.run(ownUserCard, [viewer.userId, null, cardId])
  if (own && couponTimeProblem(own, now) === null) return own.code
  const { code } = await claim(tx, viewer, await findClaimable(tx, viewer, cardId, now), now)
  return code
}

/**
 * Claims a coupon for a member. The quantity of the card and the limit per member also hold for parallel requests
 * (contract trade §4.3).
 * @throws MallError with the texts of contract trade §4.3
 */
export async function claimCard(mall: Mall, viewer: Viewer, cardId: number): Promise<ClaimedCard> {
  const now = mall.now()
  await takeHit(mall.db, `claim:${viewer.userId}`, rateLimit, now)
  const card = await findClaimable(mall.db, viewer, cardId, now)
  for (let attempt = 1; ; attempt++) {
    try {
      return await mall.db.transaction((tx) => claim(tx, viewer, card, now))
    } catch (error) {
      // Codes are random: a collision is retried with another code.
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
  // The guarded update also locks the card, so parallel claims of one member are counted one after the other.
  const [taken] = await tx.run(takeCard, [card.cardId])
  if (!taken) throw soldOut()
  const life = couponLife(card, now)
  const code = newCouponCode()
  const [created] = await tx.run(createUserCard, [
    userId,
    card.cardId,
    code,
    life.beginDate,
    life.endDate,
    now,
    card.getLimit,
  ])
  if (!created) throw limitReached()
  return {
    cardId: card.cardId,
    code: created.code,
    totalLeft: Math.max(0, card.quantity - taken.get_num),
    ownLeft: Math.max(0, card.getLimit - card.held - 1),
  }
}
