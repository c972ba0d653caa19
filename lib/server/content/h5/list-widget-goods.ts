import 'server-only'
import type { GoodsListInput, GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { Mall } from '@/lib/server/ground/mall'
import { listGoods } from '@/lib/server/catalogue/goods/list-goods'
import { listSkusById } from '@/lib/server/catalogue/goods/list-skus'
import type { Viewer } from '@/lib/domain/person/viewer'

/** What a widget of H5 asks for (contract clients F25). */
export interface WidgetGoodsRequest {
  dataType: string
  ids: number[]
  /** Most products of the answer. */
  num: number
  /** 0: of the whole mall. */
  distributorId: number
}

/** `data_type` as a list of the mall; absent for the kinds that name products and for unknown ones. */
const lists: Readonly<Record<string, (ids: number[]) => Partial<GoodsListInput>>> = {
  category: ([id]) => ({ category_id: id === undefined ? [] : [id] }),
  main_category: ([id]) => ({ main_category: id === undefined ? [] : [id] }),
  sales: () => ({ goodsSort: 1 }),
}

/** Products that a widget names, in its sequence, or those of a list; those that nobody sees any more are left out. */
export async function listWidgetGoods(
  mall: Mall,
  viewer: Viewer | null,
  { dataType, ids, num, distributorId }: WidgetGoodsRequest,
): Promise<GoodsListItem[]> {
  if (['items', 'price'].includes(dataType)) return listSkusById(mall, ids.slice(0, num), viewer)
  const filter = Object.hasOwn(lists, dataType) ? lists[dataType]?.(ids) : undefined
  if (!filter) return []
  const ofShop = distributorId > 0 ? { distributor_id: [distributorId] } : {}
  const { list } = await listGoods(mall, { ...filter, ...ofShop, page: 1, pageSize: num }, viewer)
  return list
}
