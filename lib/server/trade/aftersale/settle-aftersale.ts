import 'server-only'
import { lineStatus } from '@/lib/domain/aftersale/line-status'
import { transitions } from '@/lib/domain/aftersale/states'
import { giveBackSubsidy } from '@/lib/server/catalogue/subsidy/give-back'
import type { Queries } from '@/lib/server/ground/db/connection'
import { giveBackAftersale } from '@/lib/server/trade/employee/budget/give-back'
import { returnCoupon } from '@/lib/server/trade/order/return-coupon'
import { takeReward } from '@/lib/server/trade/reward/move-reward'
import { loadFacts } from './load-facts'
import { settleAftersale as settleRow } from './sql/settle'

/**
 * Records the effects of the paid refund of an after-sale: units and points of its line, subsidy and employee budget
 * given back, reward taken back, and the coupon once the whole order is refunded (contract trade §12.4). It runs in the
 * transaction that completes the refund, with the order locked; repeating it changes nothing.
 */
export async function settleAftersale(
  tx: Queries,
  { aftersalesBn }: { aftersalesBn: string | null },
  now: number,
): Promise<void> {
  const facts = aftersalesBn === null ? null : await loadFacts(tx, aftersalesBn)
  if (!facts) return
  const status = lineStatus([...facts.siblings, { type: facts.type, ...transitions.settle.to }])
  const { bn, orderId, lineId } = facts
  const unit = [{ orderItemId: lineId, units: 1 }]
  await Promise.all([
    // Before the settlement, which ensures that it counts only once.
    giveBackAftersale(tx, bn),
    tx.run(settleRow, [bn, now, status]),
    giveBackSubsidy(tx, orderId, unit, `aftersale:${bn}`, now),
    takeReward(tx, facts, now),
    tx.run(returnCoupon, [orderId]),
  ])
}
