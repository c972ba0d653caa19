/** 给商家留言 of a checkout that was not placed yet, by shop: a reload keeps it for this browser tab. */
const keyOf = (distributorId: number) => `mall_checkout_remark_${distributorId}`

/** The kept text; empty without one. */
export function keptRemark(distributorId: number): string {
  try {
    return sessionStorage.getItem(keyOf(distributorId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the text; an empty one is forgotten. */
export function keepRemark(distributorId: number, remark: string): void {
  try {
    if (remark) sessionStorage.setItem(keyOf(distributorId), remark)
    else sessionStorage.removeItem(keyOf(distributorId))
  } catch {
    // Without storage a reload loses the text.
  }
}
