import { idOf } from '../id'

const claimPrefix = 'card:'

/**
 * Stands in the place of a code for a coupon that the member has not claimed yet: an order that names it claims the
 * coupon and uses it (ADR 0101).
 */
export const claimCode = (cardId: number): string => `${claimPrefix}${cardId}`

/** Codes of claimed coupons have no colon. */
const looksLikeClaim = /^\s*card\s*[:：]/i

/**
 * The card that a code of `claimCode` names; null for the code of a claimed coupon. A text that only resembles such a
 * code (`CARD:18`, `card:018`) gives 0, which is never a card id: an order with it is refused instead of placed without
 * a coupon.
 */
export const cardOfClaim = (code: string): number | null => {
  if (!looksLikeClaim.test(code)) return null
  return (code.startsWith(claimPrefix) && idOf(code.slice(claimPrefix.length))) || 0
}
