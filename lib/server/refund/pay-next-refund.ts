import 'server-only'
import { providerOf } from '@/lib/server/adapters/payment'
import type { Mall } from '@/lib/server/context'
import { statement } from '@/lib/server/db/statement'

/** A refund that a process took and did not finish is taken again after this long. */
const stuckSeconds = 600

interface DueRefund {
  refundBn: string
  orderId: string
  tradeId: string
  refundType: number
  fee: number
  payType: string
}

const take = statement(
  'refund_take',
  `update refunds r set refund_status = 'PROCESSING', update_time = $1
     from trades t
    where t.trade_id = r.trade_id and r.refund_bn = (
      select refund_bn from refunds
       where refund_status = 'AUDIT_SUCCESS' or (refund_status = 'PROCESSING' and update_time < $2)
       order by update_time limit 1 for update skip locked)
   returning r.refund_bn as "refundBn", r.order_id as "orderId", r.trade_id as "tradeId",
             r.refund_type as "refundType", r.refund_fee as "fee", t.pay_type as "payType"`,
)

const finish = statement(
  'refund_finish',
  `with done as (
     update refunds set refund_status = $2, update_time = $3 where refund_bn = $1 and refund_status = 'PROCESSING'
     returning trade_id, order_id, refund_type, refund_fee),
   trade as (
     update trades t set trade_state = 'REFUND' from done
      where t.trade_id = done.trade_id and $2 = 'SUCCESS'
        and t.pay_fee <= (select coalesce(sum(r.refund_fee), 0) from refunds r
                           where r.trade_id = t.trade_id and r.refund_status = 'SUCCESS') + done.refund_fee)
   update order_cancels c set progress = 3, refund_status = $2, update_time = $3 from done
    where c.order_id = done.order_id and done.refund_type = 1 and $2 = 'SUCCESS'`,
)

/**
 * Sends the refund that waits longest to its provider. The provider is called between two transactions and gives the
 * money once per refund number, so a crash in between only asks again (contract trade §12.5).
 * @returns false when none waits
 */
export async function payNextRefund(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const [refund] = await mall.db.run<DueRefund>(take, [now, now - stuckSeconds])
  if (!refund) return false
  const provider = providerOf(refund.payType)
  const result = refund.fee === 0 ? 'done' : ((await provider?.refund(mall, refund)) ?? 'failed')
  await mall.db.run(finish, [refund.refundBn, result === 'done' ? 'SUCCESS' : 'CHANGE', mall.now()])
  return true
}
