/** Where a shopper was in the list of orders (spec 1 §3 client state). */
export interface ListPlace {
  /** Order number that is searched for. */
  keyword: string
  /** From 1. */
  pageindex: number
  /** Value of the tab, contract trade §8.1. */
  orderType: number
  /** Scrolled pixels. */
  height: number
}

const firstPlace: ListPlace = { keyword: '', pageindex: 1, orderType: 0, height: 0 }
/** Where the list of orders stands. */
export const listPath = '/member/trade'
const storageKey = 'mall_order_list'

/** The place in an address; absent and wrong values mean the first. `status` preselects a tab (spec 3 §5). */
export function placeOf(params: { get: (name: string) => string | null }): ListPlace {
  const number = (name: string, least: number) => {
    const value = Number(params.get(name))
    return Number.isInteger(value) && value >= least ? value : least
  }
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, 30),
    pageindex: number('page', 1),
    orderType: number('status', 0),
    height: 0,
  }
}

/** The address of a place. */
export function placeHref({ keyword, pageindex, orderType }: ListPlace): string {
  const query = new URLSearchParams()
  if (orderType > 0) query.set('status', String(orderType))
  if (pageindex > 1) query.set('page', String(pageindex))
  if (keyword) query.set('keyword', keyword)
  return `${listPath}${query.size > 0 ? `?${query}` : ''}`
}

/** Keeps the place for the way back. */
export function keepPlace(place: ListPlace): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // Without storage the list simply begins at its top.
  }
}

/** The place kept last in this tab of the browser. */
export function keptPlace(): ListPlace | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    return text ? { ...firstPlace, ...(JSON.parse(text) as Partial<ListPlace>) } : null
  } catch {
    return null
  }
}
