import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import type { CouponChange, CouponInput, CouponRow } from '@/lib/contract/operator/catalogue/coupon'
import type { CardType } from '@/lib/domain/coupon/card-type'
import { couponSettingProblem, couponSettingTexts as texts } from '@/lib/domain/coupon/setting'
import { MallError } from '@/lib/domain/errors'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { cards, distributors } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { dropsOfCard } from './drops'

type Stored = typeof cards.$inferSelect

const wireRow = (card: Stored): CouponRow => ({
  card_id: card.cardId,
  card_type: card.cardType,
  title: card.title,
  description: card.description,
  color: card.color,
  discount: card.discount,
  reduce_cost: card.reduceCost,
  least_cost: card.leastCost,
  most_cost: card.mostCost,
  date_type: card.dateType,
  begin_date: card.beginDate,
  end_date: card.endDate,
  fixed_term: card.fixedTerm,
  quantity: card.quantity,
  get_num: card.getNum,
  get_limit: card.getLimit,
  use_bound: card.useBound,
  bound_ids: card.boundIds,
  grade_ids: card.gradeIds,
  vip_grade_ids: card.vipGradeIds,
  distributor_id: card.distributorId,
  lock_time: card.lockHours,
  receive: card.receive,
  is_closed: card.kqStatus !== 0,
  created: card.created,
})

/** A page of all coupons, the newest first. */
export async function listAllCards(
  { orm }: Queries,
  { page, pageSize, cardType }: { page: number; pageSize: number; cardType: CardType | undefined },
) {
  const [limit, offset] = limitAndOffset(page, pageSize)
  const rows = await orm
    .select({ card: cards, total: sql<number>`count(*) over ()::int` })
    .from(cards)
    .where(cardType && eq(cards.cardType, cardType))
    .orderBy(desc(cards.cardId))
    .limit(limit)
    .offset(offset)
  return { total_count: rows[0]?.total ?? 0, list: rows.map(({ card }) => wireRow(card)) }
}

/**
 * Adds a coupon that can be claimed or is given by packages.
 * @throws MallError texts of `couponSettingProblem`, 店铺不存在
 */
export async function addCard(mall: Mall, { actor }: Scope, input: CouponInput): Promise<CouponRow> {
  const { orm } = mall.db
  const now = mall.now()
  const values = {
    cardType: input.card_type,
    title: input.title,
    description: input.description,
    color: input.color,
    discount: input.discount,
    reduceCost: input.reduce_cost,
    leastCost: input.least_cost,
    ...(input.most_cost === undefined ? {} : { mostCost: input.most_cost }),
    dateType: input.date_type,
    beginDate: input.begin_date,
    endDate: input.end_date,
    fixedTerm: input.fixed_term,
    quantity: input.quantity,
    getLimit: input.get_limit,
    useBound: input.use_bound,
    boundIds: input.use_bound === 0 ? [] : input.bound_ids,
    gradeIds: input.grade_ids,
    vipGradeIds: input.vip_grade_ids,
    distributorId: input.distributor_id,
    lockHours: input.lock_time,
    receive: input.receive,
  }
  const problem = couponSettingProblem(values, now)
  if (problem) throw new MallError(problem)
  if (input.distributor_id !== 0) {
    const shopId = eq(distributors.distributorId, input.distributor_id)
    const [shop] = await orm.select({ id: distributors.distributorId }).from(distributors).where(shopId)
    if (!shop) throw new MallError(texts.noShop)
  }
  const added = only(
    await orm
      .insert(cards)
      .values({ ...values, created: now })
      .returning(),
    'adding a coupon',
  )
  const entry = { actor, event: 'addCard', subject: 'card', subjectId: added.cardId, after: values }
  await recordAudit(mall.db, entry, now)
  await mall.invalidate(await dropsOfCard(mall.db, added))
  return wireRow(added)
}

/**
 * Changes a coupon; those that members hold keep their terms.
 * @throws MallError 优惠券不存在, 发行数量不能少于已领取数量
 */
export async function editCard(mall: Mall, { actor }: Scope, input: CouponChange): Promise<CouponRow> {
  const { orm } = mall.db
  const { card_id: cardId, title, description, quantity, get_limit: getLimit, receive, is_closed } = input
  const isCard = eq(cards.cardId, cardId)
  const [before] = await orm.select().from(cards).where(isCard).for('update')
  if (!before) throw new MallError(texts.noCard)
  if (quantity !== undefined && quantity < before.getNum) throw new MallError(texts.quantity)
  const change = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(quantity !== undefined && { quantity }),
    ...(getLimit !== undefined && { getLimit }),
    ...(receive !== undefined && { receive }),
    ...(is_closed !== undefined && { kqStatus: is_closed ? 1 : 0 }),
  }
  if (Object.keys(change).length === 0) return wireRow(before)
  const [after] = await orm.update(cards).set(change).where(isCard).returning()
  if (!after) throw new MallError(texts.noCard)
  const old = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Stored]]))
  const entry = { actor, event: 'editCard', subject: 'card', subjectId: cardId, before: old, after: change }
  await recordAudit(mall.db, entry, mall.now())
  await mall.invalidate(await dropsOfCard(mall.db, before, after))
  return wireRow(after)
}
