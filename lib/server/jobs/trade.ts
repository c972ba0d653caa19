import 'server-only'
import type { Mall } from '@/lib/server/context'
import { cancelNextOverdue } from '@/lib/server/order/cancel-order'
import { finishNextUnconfirmed } from '@/lib/server/order/confirm-receipt'
import { payNextRefund } from '@/lib/server/refund/pay-next-refund'
import { releaseNextTicket } from '@/lib/server/seckill/release-ticket'

/** One run does at most this many pieces, so that it ends and shoppers come first. */
const perRun = 200

/** Repeats a piece of work until there is none left or the run is long enough. */
const upTo = (piece: (mall: Mall) => Promise<boolean>) => async (mall: Mall) => {
  for (let done = 0; done < perRun && (await piece(mall)); done++);
}

/** What time does to orders: unpaid ones end, silent buyers are taken to be content, refunds go out. */
export const tradeJobs = [
  { name: 'cancel unpaid orders', every: 15, run: upTo(cancelNextOverdue) },
  { name: 'release seckill tickets', every: 10, run: upTo(releaseNextTicket) },
  { name: 'complete received orders', every: 300, run: upTo(finishNextUnconfirmed) },
  { name: 'pay refunds', every: 20, run: upTo(payNextRefund) },
]
