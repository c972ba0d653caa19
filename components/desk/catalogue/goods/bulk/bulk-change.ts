import type { MemberPriceChange } from '@/lib/domain/goods/member-price'
import type { PriceChange } from '@/lib/domain/goods/price-change'
import type { StockChange } from '@/lib/domain/goods/stock-change'
import type { GoodsFilter } from '../goods-filter'

/** Changes with a value that is chosen first. */
export const valueKinds = {
  price: '改价',
  stock: '改库存',
  member_price: '会员价',
  category: '加入分类',
  tag: '加标签',
  untag: '去标签',
  freight: '运费模板',
} as const
export type ValueKind = keyof typeof valueKinds

/** A change of all chosen products. */
export type BulkChange =
  | { kind: 'status'; approve_status: 'onsale' | 'instock' }
  | { kind: 'delete' | 'restore' }
  | ({ kind: 'price' } & PriceChange)
  | ({ kind: 'stock' } & StockChange)
  | ({ kind: 'member_price' } & MemberPriceChange)
  | { kind: 'category'; category_id: number }
  | { kind: 'tag' | 'untag'; tag_id: number }
  | { kind: 'freight'; templates_id: number }

/** The products of a change: some, or all of a list. */
export type BulkSelection = { ids: readonly number[] } | { filter: GoodsFilter }
