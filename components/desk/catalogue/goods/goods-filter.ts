import type { DeskGoodsState } from '@/lib/domain/goods/desk-state'

/** The products of a list, with what narrows it. */
export interface GoodsFilter {
  state: DeskGoodsState
  keyword?: string
  category_id?: number
}
