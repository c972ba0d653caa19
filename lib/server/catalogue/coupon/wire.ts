import 'server-only'
import type { Card, UserCard, WholeCard } from '@/lib/contract/catalogue/coupon'
import { receivedFlag } from '@/lib/domain/coupon/index'
import { claimText } from '@/lib/domain/coupon/states'
import { daySeconds, dateTimeText } from '@/lib/domain/time/china'
import type { CardRow, UserCardRow, WholeCardRow } from './sql'

/** The shop of a coupon; `[]` for coupons of the mall. */
const wireCardShop = (row: { distributorId: number; shopName: string | null; shopLogo: string | null }) =>
  row.shopName === null
    ? ([] as [])
    : { distributor_id: row.distributorId, name: row.shopName, logo: row.shopLogo ?? '' }

/** Ids as clients store them: `,1,2,`, or '' for none (contract member §7.2). */
const idList = (ids: readonly number[]) => (ids.length > 0 ? `,${ids.join(',')},` : '')

/**
 * The products, categories or shops to which a coupon is restricted, by kind; `all` where it is not restricted
 * (contract member §7.1, §7.4).
 */
const wireBounds = (row: { useBound: number; boundIds: readonly number[]; distributorId: number }) => {
  const boundIf = (...kinds: number[]) => (kinds.includes(row.useBound) ? idList(row.boundIds) : '')
  return {
    use_all_shops: row.distributorId === 0 ? ('true' as const) : ('false' as const),
    rel_shops_ids: 'all',
    rel_item_ids: boundIf(1, 5) || 'all',
    rel_distributor_ids: row.distributorId === 0 ? 'all' : idList([row.distributorId]),
    rel_category_ids: boundIf(2),
    tag_ids: boundIf(3),
    brand_ids: boundIf(4),
    use_scenes: 'ONLINE' as const,
    apply_scope: '',
    source_type: row.distributorId === 0 ? ('admin' as const) : ('distributor' as const),
    source_id: row.distributorId,
  }
}

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
    // A coupon with a relative term has no dates of its own: clients show the dates that a claim now would give.
    begin_date: isTerm ? now + row.beginDate * daySeconds : row.beginDate,
    end_date: isTerm ? now + (row.beginDate + row.fixedTerm) * daySeconds : row.endDate,
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
    button_status: { label: flag === 0 ? 'get' : 'get_invalid', text: claimText(flag, row.ownCoupons) },
    created: row.created,
  }
}

/** State of a claimable coupon that only members see in lists (contract member §7.2). */
const ownState = (row: CardRow) => {
  const isReached = row.userGetNum >= row.getLimit
  const isGone = row.getNum >= row.quantity
  return {
    ...(isReached ? { ifget: 1 as const } : {}),
    ...(isGone ? { numNull: 1 as const } : {}),
    lv: isReached || isGone ? 2 : 1,
  }
}

/**
 * The whole row of a coupon that can be claimed (contract member §7.2). Fields that the mall does not store are empty.
 * @param isMember whether the caller is a member
 * @param now epoch seconds
 */
export function wireWholeCard(row: WholeCardRow, isMember: boolean, now: number): WholeCard {
  const shop = wireCardShop(row)
  return {
    ...wireCard(row, now),
    brand_name: '',
    logo_url: row.shopLogo ?? '',
    notice: '',
    abstract: '',
    icon_url_list: '',
    time_limit: '',
    gift: '',
    default_detail: '',
    deal_detail: '',
    accept_category: '',
    reject_category: '',
    object_use_for: '',
    can_use_with_other_discount: true,
    can_share: false,
    can_give_friend: false,
    grade_ids: idList(row.gradeIds),
    vip_grade_ids: idList(row.vipGradeIds),
    lock_time: row.lockHours,
    send_begin_time: 0,
    send_end_time: 0,
    use_limit: 0,
    ...wireBounds(row),
    coupon_type: 'mall',
    guide_issue_quantity: 0,
    distributor_list: Array.isArray(shop) ? [] : [shop],
    updated: row.created,
    ...(isMember ? ownState(row) : {}),
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

/** The contract's code for a state by its text; a coupon that does not fit an order has none. */
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
    ...wireBounds(row),
    used_time: row.usedTime,
    expired_time: row.endDate,
    salesperson_id: 0,
    remain_times: 0,
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
