import { paymentFailed } from '../messages/order'
import { orderLabels } from './labels'

/** The states of payments and refunds, as the desk reads them (contract trade §12.5). */
export const tradeStates = {
  NOTPAY: '待支付',
  SUCCESS: '已支付',
  REFUND: orderLabels.REFUND_SUCCESS,
  CLOSED: orderLabels.CLOSED,
  REVOKED: '已撤销',
  PAYERROR: paymentFailed,
} as const

export const refundStates = {
  READY: '待审核',
  AUDIT_SUCCESS: '待退款',
  SUCCESS: orderLabels.REFUND_SUCCESS,
  REFUSE: '已拒绝',
  CANCEL: orderLabels.CANCEL,
  REFUNDCLOSE: orderLabels.CLOSED,
  PROCESSING: '退款中',
  CHANGE: '退款异常',
} as const

/** The word of a stored state of a refund. */
export const refundStateText = (state: string): string =>
  Object.hasOwn(refundStates, state) ? refundStates[state as keyof typeof refundStates] : state
