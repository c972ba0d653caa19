/** Products that a guest viewed, latest first, in local storage; a member's are stored by the server. */
const key = 'recent_goods'
/** One row of cards and the product of this page. */
export const recentShown = 5
const maxIds = recentShown + 1

/** Goods ids; empty where local storage is not available. */
export function readRecent(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
      : []
  } catch {
    return []
  }
}

/** Moves a product to the front. */
export function addRecent(goodsId: number): void {
  try {
    const ids = [goodsId, ...readRecent().filter((id) => id !== goodsId)].slice(0, maxIds)
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Local storage may be disabled or full.
  }
}
