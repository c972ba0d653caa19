import 'server-only'
import { kindNamed, kindRules } from '@/lib/domain/order/kinds'
import { offlinePayType, payTypeLabel } from '@/lib/domain/order/payment/pay-types'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { boolean, json, nullable, number, statement } from '@/lib/server/ground/db/statement'
import { settingValue } from '@/lib/server/ground/settings'
import { pointRule } from '@/lib/server/ground/trade-setting/trade-settings'
import type { PayOffer } from '@/lib/server/trade/payment/providers'

const offerOf = statement(
  'payment_offer',
  `select (select deposit from members where user_id = $1) as "deposit",
          (select point from members where user_id = $1) as "points",
          exists (select 1 from bank_accounts where is_open) as "hasAccount",
          ${settingValue('point')} as "pointRule"`,
  {
    deposit: nullable(number),
    points: nullable(number),
    hasAccount: boolean,
    pointRule: nullable(json<Record<string, unknown>>()),
  },
)

/** The name of offline transfers (contract trade §7.1). */
const offlineName = payTypeLabel(offlinePayType)

/**
 * The facts that decide which balances of the mall the cashier offers.
 * @param userId null for guests
 * @param orderType an order of the points mall takes its points when it is placed, so points cannot pay it at the
 *   cashier; nor can they pay a paid grade or a recharge, and neither can a transfer, because those begin with their
 *   payment
 */
export async function loadOffer(db: Queries, userId: number | null, orderType = ''): Promise<PayOffer> {
  const row = only(await db.run(offerOf, [userId]), 'the payment offer')
  const rule = pointRule(row.pointRule)
  const { price, refusedProviders } = kindRules(kindNamed(orderType))
  const refuses = (provider: string) => refusedProviders.includes(provider)
  return {
    // Stored value cannot pay for its own recharge.
    wallet:
      row.deposit === null || refuses('deposit') ? null : { deposit: row.deposit, points: row.points ?? 0 },
    pointsCoverAll: price === 'money' && !refuses('point') && rule.isOpen && rule.proportionLimit >= 100,
    offlineName: row.hasAccount && !refuses('offline') ? offlineName : null,
  }
}
