import 'server-only'
import type { Card, UserCard } from '@/lib/contract/coupon'
import { receivedFlag } from '@/lib/domain/coupon'
import { dateTimeText } from '@/lib/domain/text'
import type { CardRow, UserCardRow } from './sql'

/** The shop of a coupon; `[]` for coupons of the mall. */
const wireCardShop = (row: { distributorId: number; shopName: string | null; shopLogo: string | null }) =>
  row.shopName === null
    ? ([] as [])
    : { distributor_id: row.distributorId, name: row.shopName, logo: row.shopLogo ?? '' }

const buttons = {
  0: { label: 'get', text: '领取' },
  1: { label: 'get_invalid', text: '已领取' },
  2: { label: 'get_invalid', text: '已领完' },
} as const

/** A coupon that can be claimed (contract trade §4.2). @param now epoch seconds */
export const wireCard = (row: CardRow, now: number): Card => {
  const flag = receivedFlag(row)
  const isTerm = row.dateType === 'DATE_TYPE_FIX_TERM'
  return {
    card_id: row.cardId,
    company_id: 1,
    card_type: row.cardType,
    title: row.title,
    description: row.description,
    color: row.color,
    date_type: row.dateType,
    // A term has no dates of its own; clients show the dates that a claim now would bring.
    begin_date: isTerm ? now + row.beginDate * 86400 : row.beginDate,
    end_date: isTerm ? now + (row.beginDate + row.fixedTerm) * 86400 : row.endDate,
    fixed_term: row.fixedTerm,
    date_status: isTerm || now >= row.beginDate ? 2 : 1,
    discount: row.discount,
    least_cost: row.leastCost,
    reduce_cost: row.reduceCost,
    most_cost: row.mostCost,
    quantity: row.quantity,
    get_num: row.getNum,
    get_limit: row.getLimit,
    user_get_num: row.userGetNum,
    use_num: row.useNum,
    use_bound: row.useBound,
    kq_status: row.kqStatus,
    receive: 'true',
    use_platform: 'mall',
    distributor_id: row.distributorId,
    distributor_info: wireCardShop(row),
    received_flag: flag,
    button_status: buttons[flag],
    created: row.created,
  }
}

/** A coupon that can be claimed, with the names of the legacy gateway (contract member §16). */
export const wireShopCoupon = (card: Card) => ({
  coupon_id: card.card_id,
  shop_id: card.distributor_id,
  coupon_name: card.title,
  cansend_start_time: card.begin_date,
  cansend_end_time: card.end_date,
  user_get_times: card.get_limit,
  all_use_times: card.use_num,
  get_time: card.user_get_num,
})

/** The contract's word for a state by its text; a coupon that does not fit an order has none. */
const tagClasses = { 已使用: 'used', 未到使用时间: 'notstarted', 已过期: 'overdue' } as const

/** A coupon of a member (contract trade §4.4); `problem` is the reason why it cannot be used, or null. */
export function wireUserCard(row: UserCardRow, problem: string | null): UserCard {
  const tagClass =
    problem !== null && problem in tagClasses ? tagClasses[problem as keyof typeof tagClasses] : undefined
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
    distributor_info: wireCardShop(row),
    ...(tagClass === undefined ? {} : { tagClass }),
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
