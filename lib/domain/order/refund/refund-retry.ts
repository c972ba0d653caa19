/** When a refund that its provider did not accept is tried again. */

/** Tries until a refund is left to the desk as 退款异常 (contract trade §12.5). */
export const maxRefundTries = 8

const firstPause = 60
const longestPause = 6 * 3600

/** Seconds until the next try, after this many failed ones: they double from one minute. */
export const refundPause = (failures: number): number =>
  Math.min(longestPause, firstPause * 2 ** (Math.max(1, failures) - 1))

/** Seconds between two refunds of one order (contract trade §12.4). */
export const refundSpacing = 60

/** Seconds until a provider is asked again about a refund that it is still paying. */
export const pendingPause = 120
