import 'server-only'
import type { UserCard } from '@/lib/contract/coupon'
import { couponProblem, couponTimeProblem, type CardType, type Coupon } from '@/lib/domain/coupon'
import { couponLines } from '@/lib/domain/order/bill'
import { priceCart } from '@/lib/domain/order/calculate'
import { dateTimeText } from '@/lib/domain/text'
import { cartContext } from '@/lib/server/bill/bill-context'
import { loadCheckoutFacts, type CheckoutQuery } from '@/lib/server/bill/load-facts'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import type { Viewer } from '@/lib/server/session/viewer'
import { shopWire } from './list-cards'

interface UserCardRow extends Coupon {
  id: number
  userId: number
  getDate: number
  description: string
  color: string
  shopName: string | null
  shopLogo: string | null
}

const columns = `u.id, u.user_id as "userId", u.code, u.status, u.begin_date as "beginDate", u.end_date as "endDate",
  u.get_date as "getDate", c.card_id as "cardId", c.card_type as "cardType", c.title, c.color, c.description, c.discount,
  c.least_cost as "leastCost", c.reduce_cost as "reduceCost", c.most_cost as "mostCost", c.use_bound as "useBound",
  c.bound_ids as "boundIds", c.distributor_id as "distributorId", d.name as "shopName", d.logo as "shopLogo"`
const tables = `user_cards u join cards c on c.card_id = u.card_id
  left join distributors d on d.distributor_id = c.distributor_id`

/** 1 usable now or later · 2 used · 3 past its end or void (contract member §7.4). */
const ofStatus = `case $2::int when 2 then u.status in (2, 10)
  when 3 then u.status in (5, 6) or (u.status = 1 and u.end_date <= $3)
  else u.status in (1, 4) and u.end_date > $3 end`

const page = statement(
  'user_cards_page',
  `select ${columns} from ${tables}
    where u.user_id = $1 and ${ofStatus} and ($4::text is null or c.card_type = $4)
    order by u.id desc limit $5 offset $6`,
)
const sums = statement(
  'user_cards_sums',
  `select c.card_type as "cardType", count(*) as "count" from ${tables}
    where u.user_id = $1 and ${ofStatus} group by c.card_type`,
)
const unused = statement(
  'user_cards_unused',
  `select ${columns} from ${tables} where u.user_id = $1 and u.status in (1, 4)
      and c.card_type in ('cash', 'discount') order by u.end_date, u.id`,
)

const tagOf = { 已使用: 'used', 未到使用时间: 'notstarted', 已过期: 'overdue' } as const

function cardWire(row: UserCardRow, problem: string | null): UserCard {
  const tag = problem !== null && problem in tagOf ? tagOf[problem as keyof typeof tagOf] : undefined
  const valid = problem === null
  return {
    id: row.id,
    user_id: row.userId,
    card_id: row.cardId,
    company_id: 1,
    code: row.code,
    coupon_code: row.code,
    status: row.status,
    card_type: row.cardType,
    title: row.title,
    description: row.description,
    color: row.color,
    use_platform: 'mall',
    begin_date: dateTimeText(row.beginDate).slice(0, 10),
    end_date: dateTimeText(row.endDate).slice(0, 10),
    get_date: row.getDate,
    discount: row.discount,
    least_cost: row.leastCost,
    reduce_cost: row.reduceCost,
    most_cost: row.mostCost,
    use_bound: row.useBound,
    use_condition: '',
    rel_item_ids: row.useBound === 0 ? 'all' : `,${row.boundIds.join(',')},`,
    rel_distributor_ids: row.distributorId === 0 ? 'all' : `,${row.distributorId},`,
    distributor_id: row.distributorId,
    distributor_info: shopWire(row),
    ...(tag === undefined ? {} : { tagClass: tag }),
    valid,
    invalid_desc: problem ?? '',
    coupon: {
      card_id: row.cardId,
      title: row.title,
      code: row.code,
      card_type: row.cardType,
      least_cost: row.leastCost,
      reduce_cost: row.reduceCost,
      discount: row.discount,
      valid,
    },
  }
}

/** A member's coupons by state with counts of each kind (contract trade §4.5). */
export async function listUserCards(
  db: Queries,
  userId: number,
  now: number,
  wish: { status: 1 | 2 | 3; cardType?: string | undefined; page: number; size: number },
) {
  const [rows, kinds] = await Promise.all([
    db.run<UserCardRow>(page, [
      userId,
      wish.status,
      now,
      wish.cardType ?? null,
      wish.size,
      (wish.page - 1) * wish.size,
    ]),
    db.run<{ cardType: CardType; count: number }>(sums, [userId, wish.status, now]),
  ])
  const countOf = (kind: CardType) => kinds.find(({ cardType }) => cardType === kind)?.count ?? 0
  const count = { cash: countOf('cash'), discount: countOf('discount'), new_gift: countOf('new_gift') }
  const total = count.cash + count.discount + count.new_gift
  return {
    list: rows.map((row) => cardWire(row, couponTimeProblem(row, now))),
    total_count: wish.cardType === undefined ? total : countOf(wish.cardType as CardType),
    count: { total, ...count },
  }
}

/**
 * A member's unused coupons weighed against what is being checked out: the fitting ones, or those that do not fit with
 * the reason (contract trade §4.4).
 */
export async function listCheckoutCards(
  db: Queries,
  viewer: Viewer,
  now: number,
  order: Pick<CheckoutQuery, 'source' | 'distributorId'>,
  wantsValid: boolean,
): Promise<UserCard[]> {
  const [facts, cards] = await Promise.all([
    loadCheckoutFacts(db, viewer, now, { ...order, couponCode: null, allCoupons: false }),
    db.run<UserCardRow>(unused, [viewer.userId]),
  ])
  const shops = new Set(facts.lines.map((line) => line.sku.distributorId))
  const shopId = shops.has(order.distributorId) || shops.size !== 1 ? order.distributorId : [...shops][0]
  const lines = facts.lines.filter((line) => line.sku.distributorId === shopId)
  const distributorId = shopId ?? order.distributorId
  const bill = priceCart(lines, cartContext(facts, viewer, now, distributorId))
  const priced = { distributorId, lines: couponLines(bill) }
  return cards
    .map((row) => cardWire(row, couponProblem(row, priced, now)))
    .filter((card) => card.valid === wantsValid)
}
