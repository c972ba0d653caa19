import 'server-only'
import type { UserCard, WholeCard } from '@/lib/contract/catalogue/coupon'
import { couponTimeProblem } from '@/lib/domain/coupon/index'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { listCards } from './list-cards'
import { ownUserCard } from './sql'
import { wireUserCard } from './wire'

const notFound = () => new MallError(goodsMessages.couponMissing)

/**
 * A coupon of the member by its code, or the newest of a card; usable ones first.
 * @throws MallError 领取的优惠券不存在 also for one of another member, and without code and card
 */
export async function getOwnCard(
  { db, now }: Mall,
  userId: number,
  { code, cardId }: { code?: string | undefined; cardId?: number | undefined },
): Promise<UserCard> {
  if (!code && cardId === undefined) throw notFound()
  const [row] = await db.run(ownUserCard, [userId, code || null, cardId ?? null])
  if (!row) throw notFound()
  return wireUserCard(row, couponTimeProblem(row, now()))
}

/**
 * A coupon that the viewer can claim, or has claimed up to the limit.
 * @throws MallError 领取的优惠券不存在
 */
export async function getCard({ db, now }: Mall, viewer: Viewer | null, cardId: number): Promise<WholeCard> {
  const filter = { itemIds: [], cardIds: [cardId] }
  const { list } = await listCards(db, viewer, now(), filter, { page: 1, size: 1 })
  if (!list[0]) throw notFound()
  return list[0]
}
