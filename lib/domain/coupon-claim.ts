import { idOf } from './id'

const claimPrefix = 'card:'

/**
 * Stands in the place of a code for a coupon that the member has not claimed yet: an order that names it claims the coupon
 * and uses it (ADR 0101).
 */
export const claimCode = (cardId: number): string => `${claimPrefix}${cardId}`

/** The card that a code of `claimCode` names; null for the code of a claimed coupon. */
export const cardOfClaim = (code: string): number | null =>
  code.startsWith(claimPrefix) ? (idOf(code.slice(claimPrefix.length)) ?? null) : null
