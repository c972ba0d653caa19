import 'server-only'
import { runNextSchedule } from '@/lib/server/catalogue/goods-schedule/run-schedules'
import { tellSubscribers } from '@/lib/server/catalogue/restock/tell-subscribers'
import { releaseNextTicket } from '@/lib/server/catalogue/seckill/release-ticket'
import { publishNextDue } from '@/lib/server/content/design/publish'
import { moveNextOfDemo } from '@/lib/server/edge/demo-staff/move-next'
import { countSales } from '@/lib/server/ground/outbox/count-sales'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { endVipPeriods } from '@/lib/server/people/vip/vip-periods'
import { closeNextWindows, refuseNextOverdue } from '@/lib/server/trade/aftersale/refuse-overdue'
import { releaseNextExchange } from '@/lib/server/trade/coupon-exchange/exchange-coupon'
import { cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { finishNextUnconfirmed } from '@/lib/server/trade/order/confirm-receipt'
import { compareStatements } from '@/lib/server/trade/payment/compare-statements'
import { askNextTrade } from '@/lib/server/trade/payment/reconcile-trades'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { failNextTeam } from '@/lib/server/trade/team/fail-teams'
import { repeat } from './repeat'

/**
 * Time-driven steps: unpaid orders are cancelled, teams end, unconfirmed orders complete, refunds are paid out,
 * scheduled pages become public, products change at their time; in the demo mall its own orders are shipped.
 */
export const tradeJobs = [
  { name: 'cancel unpaid orders', every: 15, run: repeat(cancelNextOverdue) },
  { name: 'end groups', every: 10, run: repeat(failNextTeam) },
  { name: 'release seckill tickets', every: 10, run: repeat(releaseNextTicket) },
  { name: 'release exchanged products', every: 30, run: repeat(releaseNextExchange) },
  { name: 'complete received orders', every: 300, run: repeat(finishNextUnconfirmed) },
  { name: 'pay refunds', every: 20, run: repeat(payNextRefund) },
  { name: 'ask payment providers', every: 15, run: repeat(askNextTrade) },
  { name: 'refuse overdue returns', every: 60, run: repeat(refuseNextOverdue) },
  { name: 'close after-sales windows', every: 300, run: repeat(closeNextWindows) },
  { name: 'compare payment statements', every: 1800, run: compareStatements },
  { name: 'tell that products are back in stock', every: 20, run: repeat(tellSubscribers) },
  { name: 'end paid grades', every: 60, run: repeat(endVipPeriods) },
  { name: 'deliver events', every: 1, run: repeat(deliverNext) },
  { name: 'publish pages', every: 5, run: repeat(publishNextDue) },
  { name: 'change products at their time', every: 2, run: repeat(runNextSchedule) },
  { name: 'demo staff', every: 10, run: repeat(moveNextOfDemo) },
  { name: 'count sales', every: 5, run: repeat(countSales) },
]
