/** Kinds of after-sales (contract trade §10.1). */
export const aftersaleTypes = {
  ONLY_REFUND: '仅退款',
  REFUND_GOODS: '退货退款',
  EXCHANGING_GOODS: '换货',
} as const
export type AftersaleType = keyof typeof aftersaleTypes

/** `aftersales_status` (contract trade §12.4). */
export const aftersaleStatuses = {
  0: '待处理',
  1: '处理中',
  2: '已处理',
  3: '已驳回',
  4: '已关闭',
} as const
export type AftersaleStatus = keyof typeof aftersaleStatuses

/** Those that wait for the shop or the buyer. */
export const openAftersaleStatuses: readonly AftersaleStatus[] = [0, 1]

/** `progress`; 5 and 6 are written by no transition and are only shown (contract trade §12.4). */
const progressTexts = {
  0: '等待商家处理',
  1: '商家接受申请，等待消费者回寄',
  2: '消费者回寄，等待商家收货确认',
  3: '售后已驳回',
  4: '售后已处理',
  5: '退款已驳回',
  6: '已完成，关闭',
  7: '消费者已撤销',
  8: '商家确认收货，等待审核退款',
  9: '退款处理中',
} as const
export type AftersaleProgress = keyof typeof progressTexts

/** How returned goods travel (contract trade §10.1): 快递寄回, 到店退货. */
export type ReturnType = 'logistics' | 'offline'

/**
 * Progress text for the merchant: a waiting application names its kind, goods brought to a shop have a text of their
 * own.
 */
export function progressText(aftersale: {
  type: AftersaleType
  progress: AftersaleProgress
  returnType: ReturnType
}): string {
  if (aftersale.progress === 0) return `${progressTexts[0]}-${aftersaleTypes[aftersale.type]}`
  if (aftersale.progress === 2 && aftersale.returnType === 'offline') return '消费者已到店退货'
  return progressTexts[aftersale.progress]
}

/** `aftersales_status` of an order line (contract trade §12.5). */
export const lineStatuses = {
  WAIT_SELLER_AGREE: '等待商家处理',
  WAIT_BUYER_RETURN_GOODS: '等待消费者回寄',
  WAIT_SELLER_CONFIRM_GOODS: '等待商家确认收货',
  SELLER_REFUSE_BUYER: '售后驳回',
  SELLER_SEND_GOODS: '卖家重新发货',
  REFUND_SUCCESS: '退款成功',
  REFUND_CLOSED: '退款关闭',
  CLOSED: '售后关闭',
} as const
export type LineStatus = keyof typeof lineStatuses

/** Reasons that a buyer can select until an operator stores others (contract trade §10.7). */
export const defaultReasons: readonly string[] = ['物流破损', '产品描述与实物不符', '质量问题', '皮肤过敏']

/** Pictures of evidence per after-sale (spec 3 §5). */
export const maxEvidence = 6
/** Units of one application: each becomes an after-sale of its own. */
export const maxUnits = 200
