import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** 0 after-sale · 1 cancelled order · 3 a payment that no order was waiting for (contract trade §12.5). */
export type RefundType = 0 | 1 | 3

const record = statement(
  'refund_record',
  `insert into refunds (refund_bn, order_id, trade_id, user_id, refund_type, refund_status, refund_fee,
                        create_time, update_time)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
   on conflict (trade_id, refund_type) where refund_type <> 0
     do update set refund_status = excluded.refund_status, update_time = excluded.update_time
           where refunds.refund_status in ('REFUSE', 'CANCEL')`,
)

/**
 * Notes money that has to go back. For cancelled orders and stray payments a trade has one refund of each kind; asking
 * again opens a refused one anew.
 */
export async function recordRefund(
  tx: Queries,
  refund: {
    orderId: string
    tradeId: string
    userId: number
    refundType: Exclude<RefundType, 0>
    status: 'READY' | 'AUDIT_SUCCESS'
    fee: number
  },
  now: number,
): Promise<void> {
  await tx.run(record, [
    `${refund.tradeId}R${refund.refundType}`,
    refund.orderId,
    refund.tradeId,
    refund.userId,
    refund.refundType,
    refund.status,
    refund.fee,
    now,
  ])
}

const decide = statement(
  'refund_decide',
  `update refunds set refund_status = $3, update_time = $4
    where order_id = $1 and refund_type = $2 and refund_status = 'READY'`,
)

/** Lets a waiting refund of an order go ahead, or refuses it. */
export async function decideRefund(
  tx: Queries,
  orderId: string,
  refundType: RefundType,
  status: 'AUDIT_SUCCESS' | 'REFUSE',
  now: number,
): Promise<void> {
  await tx.run(decide, [orderId, refundType, status, now])
}
