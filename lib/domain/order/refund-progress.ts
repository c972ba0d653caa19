/** A refund of an order as its buyer sees it; amounts in cents, times in epoch seconds, 0 before. */
export interface BuyersRefund {
  refund_status: 'READY' | 'AUDIT_SUCCESS' | 'PROCESSING' | 'CHANGE' | 'SUCCESS'
  refund_fee: number
  refund_point: number
}

export type RefundStage = 'requested' | 'paying' | 'paid'

/** Labels of the stages of a refund (contract trade §12.5). */
export const refundStageLabels: Record<RefundStage, string> = {
  requested: '退款申请中',
  paying: '退款中',
  paid: '已退款',
}

const stages: Record<BuyersRefund['refund_status'], RefundStage> = {
  READY: 'requested',
  AUDIT_SUCCESS: 'paying',
  PROCESSING: 'paying',
  // The provider refused it: staff pays it another way, which is no matter of the buyer.
  CHANGE: 'paying',
  SUCCESS: 'paid',
}

export const refundStage = ({ refund_status: status }: Pick<BuyersRefund, 'refund_status'>): RefundStage =>
  stages[status]

/** What an order pays back, by stage: the last stage first, none without money or points. */
export function refundSums(refunds: readonly BuyersRefund[]) {
  return (['paid', 'paying', 'requested'] as const)
    .map((stage) => {
      const some = refunds.filter((refund) => refundStage(refund) === stage)
      const sum = (of: (refund: BuyersRefund) => number) => some.reduce((all, refund) => all + of(refund), 0)
      return {
        stage,
        label: refundStageLabels[stage],
        fee: sum((refund) => refund.refund_fee),
        points: sum((refund) => refund.refund_point),
      }
    })
    .filter(({ fee, points }) => fee > 0 || points > 0)
}

/**
 * What a cancelled order gives back, and how, in words that follow a subject such as 商家审核通过后; empty for an order that cost
 * neither points nor money.
 * @param order.total_fee cents
 */
export function returnPromise({ point, total_fee: fee }: { point: number; total_fee: number }): string {
  if (fee > 0) return `${point > 0 ? '积分和款项' : '款项'}将原路退回`
  return point > 0 ? '积分将退回您的账户' : ''
}
