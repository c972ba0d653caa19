import 'server-only'
import { checkoutRules } from '@/lib/domain/order/kinds'
import { boughtLines } from '@/lib/domain/order/price/bill'
import { spentInActivity } from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { orderedSince } from '@/lib/server/catalogue/goods-lookup/limited-buy-columns'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import type { MemberLimits } from './placement/draft'
import { refuseSql } from './placement/refusal'
import type { Checkout } from './price-checkout'

/** The limited buys and money limits that an order counts towards, each once. */
export function memberLimitsOf({ bill, offer }: Checkout): MemberLimits {
  const { hasTicket } = checkoutRules(offer.kind)
  const pieces = new Map<number, MemberLimits['pieces'][number]>()
  const money = new Map<number, MemberLimits['money'][number]>()
  for (const { sku, activityId } of boughtLines(bill)) {
    const { itemId, limitedBuy, activity, activitySpent } = sku
    if (limitedBuy) pieces.set(itemId, { itemId, since: limitedBuy.since, bought: limitedBuy.bought })
    if (!hasTicket && activityId !== null && activity && activity.limitTotalMoney > 0)
      money.set(activityId, { seckillId: activityId, spent: activitySpent })
  }
  return { pieces: [...pieces.values()], money: [...money.values()] }
}

export const hasLimits = ({ pieces, money }: MemberLimits): boolean => pieces.length > 0 || money.length > 0

const guard = statement(
  'checkout_guard_limits',
  `select 1 as kept
    where case when exists (
            select 1 from jsonb_to_recordset($2::jsonb) w("itemId" bigint, since bigint, bought bigint)
             where w.bought < ${orderedSince('w."itemId"', '$1', 'w.since')})
          or exists (
            select 1 from jsonb_to_recordset($3::jsonb) w("seckillId" int, spent bigint)
             where w.spent < ${spentInActivity('w."seckillId"', '$1')})
          then ${refuseSql('limits')} else true end`,
  { kept: number },
)

const guardUnits = statement(
  'checkout_guard_held_units',
  `select 1 as kept
    where case when exists (
            select 1 from unnest($2::bigint[], $3::int[]) w(item_id, num)
             where w.num + (select coalesce(sum(i.num - i.cancelled_num), 0)
                              from orders o join order_items i on i.order_id = o.order_id
                             where o.user_id = $1 and o.order_status = 'NOTPAY' and i.item_id = w.item_id) > $4::int)
          then ${refuseSql('held')} else true end`,
  { kept: number },
)

/**
 * Rejects an order with which the member would hold more units of a SKU in unpaid orders than the mall allows. Runs in
 * its transaction, after the member was locked.
 * @throws an error that `refusalOf` maps to `held`
 */
export async function guardHeldUnits(
  tx: Queries,
  userId: number,
  stock: readonly { itemId: number; num: number }[],
  limit: number,
): Promise<void> {
  await tx.run(guardUnits, [userId, stock.map(({ itemId }) => itemId), stock.map(({ num }) => num), limit])
}

/**
 * Rejects an order when another order of the member has used the limits since it was priced. Runs in its transaction,
 * after the member was locked; a cancelled order lowers the counts, which is no reason to reject.
 * @throws an error that `refusalOf` maps to `limits`
 */
export async function guardLimits(
  tx: Queries,
  userId: number,
  { pieces, money }: MemberLimits,
): Promise<void> {
  await tx.run(guard, [userId, JSON.stringify(pieces), JSON.stringify(money)])
}
