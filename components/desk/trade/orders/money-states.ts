import type { DeskOrderPage } from './desk-order'

/** The states of payments and refunds in words. */
export const tradeStateTexts: Record<DeskOrderPage['tradeList'][number]['tradeState'], string> = {
  NOTPAY: '待支付',
  SUCCESS: '已支付',
  REFUND: '已退款',
  CLOSED: '已关闭',
  REVOKED: '已撤销',
  PAYERROR: '支付失败',
}

export const refundStateTexts: Readonly<Record<string, string>> = {
  READY: '待审核',
  AUDIT_SUCCESS: '待退款',
  PROCESSING: '退款中',
  CHANGE: '退款异常',
  SUCCESS: '已退款',
  REFUSE: '已拒绝',
  CANCEL: '已撤销',
  REFUNDCLOSE: '已关闭',
}
