/** Filter, page and scroll position of the order list. Stored under these names (spec 1 §3, client state). */
export interface ListPosition {
  /** Searched product name or beginning of an order number. */
  keyword: string
  /** From 1. */
  pageindex: number
  /** Status of the selected tab (contract trade §8.1). */
  orderType: number
  /** Scroll position in pixels. */
  height: number
}

const initialPosition: ListPosition = { keyword: '', pageindex: 1, orderType: 0, height: 0 }
/** Path of the order list. */
export const listPath = '/member/trade'
const storageKey = 'mall_order_list'

/** 待评价 as older links name it, and the tab that it opens (contract trade §8.1). */
const olderTabs: Record<number, number> = { 3: 7 }

/** Reads the query of the list; invalid and missing values mean the first page and tab (spec 3 §5). */
export function readPosition(params: { get: (name: string) => string | null }): ListPosition {
  const number = (name: string, min: number) => {
    const value = Number(params.get(name))
    return Number.isInteger(value) && value >= min ? value : min
  }
  const status = number('status', 0)
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, 30),
    pageindex: number('page', 1),
    orderType: olderTabs[status] ?? status,
    height: 0,
  }
}

/** URL of a list position. @param path of the list: all orders, or those of the points mall */
export function positionHref(
  { keyword, pageindex, orderType }: ListPosition,
  path: string = listPath,
): string {
  const query = new URLSearchParams()
  if (orderType > 0) query.set('status', String(orderType))
  if (pageindex > 1) query.set('page', String(pageindex))
  if (keyword) query.set('keyword', keyword)
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}

/** Stores the position for returning to the list. */
export function storePosition(position: ListPosition): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(position))
  } catch {
    // Without storage the list starts at its top.
  }
}

/** The last stored position of this browser tab. */
export function storedPosition(): ListPosition | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text ? { ...initialPosition, ...(JSON.parse(text) as Partial<ListPosition>) } : null
  } catch {
    return null
  }
}
