import { buyerLabel, paidLabel, progressLabels } from '../../aftersale/buyer'
import type { AftersaleProgress, AftersaleType } from '../../aftersale/values'
import { orderLabels } from '../labels'

/** A refund of an order as its buyer sees it; amounts in cents, times in epoch seconds, 0 before. */
export interface BuyersRefund {
  refund_status: 'READY' | 'AUDIT_SUCCESS' | 'PROCESSING' | 'CHANGE' | 'SUCCESS'
  refund_fee: number
  refund_point: number
  /** `refundLabel`, by the server. */
  refund_status_msg: string
}

const labels: Record<BuyersRefund['refund_status'], string> = {
  READY: orderLabels.PAYED_WAIT_PROCESS,
  AUDIT_SUCCESS: progressLabels[9],
  PROCESSING: progressLabels[9],
  // The provider refused it: staff pays it another way, which does not concern the buyer.
  CHANGE: progressLabels[9],
  SUCCESS: paidLabel,
}

/**
 * The state of a refund in one word: that of its after-sale, so that order and after-sale never say two things; without
 * one the word of the cancelled order, then 退款中 and 退款成功 as on after-sales.
 */
export const refundLabel = ({
  refund_status: status,
  aftersale,
}: Pick<BuyersRefund, 'refund_status'> & {
  aftersale: { type: AftersaleType; progress: AftersaleProgress } | null
}): string => (aftersale ? buyerLabel({ ...aftersale, isPaid: status === 'SUCCESS' }) : labels[status])

/** Refunds of an order, summed by the word of their state: paid refunds first, none without money or points. */
export function refundSums(refunds: readonly BuyersRefund[]) {
  const sums = new Map<string, { label: string; fee: number; points: number }>()
  const paidFirst = [...refunds].sort(
    (a, b) => Number(b.refund_status === 'SUCCESS') - Number(a.refund_status === 'SUCCESS'),
  )
  for (const { refund_status_msg: label, refund_fee, refund_point } of paidFirst) {
    const { fee, points } = sums.get(label) ?? { fee: 0, points: 0 }
    sums.set(label, { label, fee: fee + refund_fee, points: points + refund_point })
  }
  return [...sums.values()].filter(({ fee, points }) => fee > 0 || points > 0)
}

/**
 * Text about the refund of a cancelled order and its way, which follows a subject such as 商家审核通过后; empty for an order
 * that cost neither points nor money.
 * @param order.total_fee cents
 */
export function returnPromise({ point, total_fee: fee }: { point: number; total_fee: number }): string {
  if (fee > 0) return `${point > 0 ? '积分和款项' : '款项'}将原路退回`
  return point > 0 ? '积分将退回您的账户' : ''
}
