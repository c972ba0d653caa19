import type { AftersaleState } from './states'
import type { AftersaleType, LineStatus } from './values'

type LineAftersale = AftersaleState & { type: AftersaleType }

/** The state of an order line with one after-sale (contract trade §12.5). */
function statusOf({ status, progress, type }: LineAftersale): LineStatus {
  if (status === 3) return 'SELLER_REFUSE_BUYER'
  if (status === 4) return 'REFUND_CLOSED'
  if (status === 2) return type === 'EXCHANGING_GOODS' ? 'SELLER_SEND_GOODS' : 'REFUND_SUCCESS'
  if (progress === 1) return 'WAIT_BUYER_RETURN_GOODS'
  if (progress === 2) return 'WAIT_SELLER_CONFIRM_GOODS'
  return 'WAIT_SELLER_AGREE'
}

/** Several after-sales of a line: the one that keeps the order open decides, then the last result. */
const precedence: readonly LineStatus[] = [
  'WAIT_SELLER_AGREE',
  'WAIT_BUYER_RETURN_GOODS',
  'WAIT_SELLER_CONFIRM_GOODS',
  'REFUND_SUCCESS',
  'SELLER_SEND_GOODS',
  'SELLER_REFUSE_BUYER',
  'REFUND_CLOSED',
]

/** `aftersales_status` of an order line by all its after-sales; null without any (contract trade §12.5). */
export function lineStatus(aftersales: readonly LineAftersale[]): LineStatus | null {
  const found = new Set(aftersales.map(statusOf))
  return precedence.find((one) => found.has(one)) ?? null
}
