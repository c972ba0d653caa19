import type { DeskGoodsState } from '@/lib/domain/goods/desk-state'
import type { IndexValues } from '../../list/use-index-place'

/** The products of a list, with what narrows it. */
export interface GoodsFilter {
  state: DeskGoodsState
  keyword?: string
  category_id?: number
  brand_id?: number
  tag_id?: number
  /** 0 for the mall's own products. */
  distributor_id?: number
}

/** The id that a value of the address is; empty for a text that is none. */
export const idIn = (text: string | undefined): string =>
  text !== undefined && /^\d{1,9}$/.test(text) ? text : ''

/** The filter that an address names. */
export function filterOf(state: DeskGoodsState, values: IndexValues): GoodsFilter {
  const [category, brand, tag, shop] = [values.category, values.brand, values.tag, values.shop].map(idIn)
  return {
    state,
    ...(values.keywords && { keyword: values.keywords }),
    ...(Number(category) > 0 && { category_id: Number(category) }),
    ...(Number(brand) > 0 && { brand_id: Number(brand) }),
    ...(Number(tag) > 0 && { tag_id: Number(tag) }),
    ...(shop && { distributor_id: Number(shop) }),
  }
}
