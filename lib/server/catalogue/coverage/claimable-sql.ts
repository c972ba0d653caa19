import 'server-only'

/** SQL conditions for claiming coupons; `coupon` lists and claims them, `bill` proposes them for an order. */

/** The claiming member and the time, as SQL: ids of the member, 0 for a guest, and of the grades; epoch seconds. */
export interface Claimer {
  userId: string
  now: string
  gradeId: string
  vipGradeId: string
}

/** The number of `cards c` that a member has claimed, in any state. */
export const countOfMember = (userId: string) =>
  `(select count(*) from user_cards u where u.card_id = c.card_id and u.user_id = ${userId})`

/** The best state among the `cards c` that a member has claimed, as `OwnCoupons`. */
export const ownCoupons = ({ userId, now }: Pick<Claimer, 'userId' | 'now'>) =>
  `(select case when bool_or(u.status = 10 or (u.status in (1, 4) and u.end_date > ${now})) then 'usable'
                when bool_or(u.status = 2) then 'used' else 'expired' end
      from user_cards u where u.card_id = c.card_id and u.user_id = ${userId})`

/** Whether a member can claim `cards c`, apart from the remaining quantity. */
export const isClaimable = ({ now, gradeId, vipGradeId }: Claimer) => `
      c.receive and c.kq_status = 0 and (c.date_type = 'DATE_TYPE_FIX_TERM' or c.end_date > ${now})
      and ((c.grade_ids = '{}' and c.vip_grade_ids = '{}')
           or ${gradeId} = any(c.grade_ids) or ${vipGradeId} = any(c.vip_grade_ids))`

/**
 * Coupons that members can still claim and that can lower an order.
 * @param condition SQL condition on `cards c`
 */
export const claimableForOrder = (claimer: Claimer, condition: string) => `
  select c.card_id as "cardId", c.title, c.card_type as "cardType", c.discount, c.reduce_cost as "reduceCost",
         c.least_cost as "leastCost", c.most_cost as "mostCost", c.use_bound as "useBound", c.bound_ids as "boundIds",
         c.distributor_id as "distributorId", c.date_type as "dateType", c.begin_date as "beginDate",
         c.end_date as "endDate", c.fixed_term as "fixedTerm"
    from cards c
   where ${condition} and c.card_type in ('cash', 'discount') and c.get_num < c.quantity and ${isClaimable(claimer)}
     and ${countOfMember(claimer.userId)} < c.get_limit`
