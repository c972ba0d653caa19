import 'server-only'

/** The ids of the products in the widgets of a page. */
export function goodsOfPage(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const id = name === 'goods_id' ? Number(child) : 0
    return Number.isSafeInteger(id) && id > 0 ? [id] : goodsOfPage(child)
  })
}
