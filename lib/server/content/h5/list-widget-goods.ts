import 'server-only'
import type { GoodsListInput, GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { listGoods } from '@/lib/server/catalogue/goods/list/list-goods'
import { listSkusById } from '@/lib/server/catalogue/goods/list/list-skus'
import type { Mall } from '@/lib/server/ground/mall'

/** The request of an H5 widget (contract clients F25). */
export interface WidgetGoodsRequest {
  dataType: string
  ids: number[]
  /** Most products of the answer. */
  num: number
  /** 0 for the whole mall. */
  distributorId: number
}

/** `data_type` as a list of the mall; absent for unknown kinds and those that list products by id. */
const lists: Readonly<Record<string, (ids: number[]) => Partial<GoodsListInput>>> = {
  category: ([id]) => ({ category_id: id === undefined ? [] : [id] }),
  main_category: ([id]) => ({ main_category: id === undefined ? [] : [id] }),
  sales: () => ({ goodsSort: 1 }),
}

/** Products of a widget: those that it lists, in its sequence, or those of a list; hidden ones are left out. */
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
