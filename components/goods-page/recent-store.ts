/** Goods a guest looked at, newest first, kept in his browser; a member's are kept by the mall. */
const key = 'recent_goods'
/** One row of cards, and the goods that is looked at now. */
export const recentShown = 5
const most = recentShown + 1

/** Ids of the goods looked at; empty where the browser keeps nothing. */
export function readRecent(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
  } catch {
    return []
  }
}

/** Puts a goods in front. */
export function keepRecent(goodsId: number): void {
  try {
    const ids = [goodsId, ...readRecent().filter((id) => id !== goodsId)].slice(0, most)
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}
