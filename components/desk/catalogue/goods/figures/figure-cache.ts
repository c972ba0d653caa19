import type { QueryClient } from '@tanstack/react-query'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskGoods, DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'
import type { FigureName } from './figure-rules'

/** A figure of a product, or of one of its SKUs. */
export interface Figure {
  goodsId: number
  /** Of price and stock; the sort belongs to the product. */
  itemId: number
  name: FigureName
}

type GoodsPage = { list: DeskGoodsRow[]; total_count: number; more: boolean; next: string | null }

const infoKey = (goodsId: number) => deskQuery.goods.info.queryKey({ input: { goods_id: goodsId } })

function changeRows(client: QueryClient, goodsId: number, change: (row: DeskGoodsRow) => DeskGoodsRow): void {
  client.setQueriesData<GoodsPage>(
    { queryKey: deskQuery.goods.list.key() },
    (page) =>
      page && { ...page, list: page.list.map((row) => (row.goods_id === goodsId ? change(row) : row)) },
  )
}

/** Shows a value before it is saved, or the former one after it was not: in lists, and in the product where it is open. */
export function showFigure(client: QueryClient, { goodsId, itemId, name }: Figure, value: number): void {
  changeRows(client, goodsId, (row) =>
    name === 'sort' || row.sku_num === 1
      ? { ...row, [name]: value, ...(name === 'price' && { max_price: value }) }
      : row,
  )
  client.setQueryData<DeskGoods>(infoKey(goodsId), (goods) => {
    if (!goods) return goods
    if (name === 'sort') return { ...goods, sort: value }
    const skus = goods.spec_items.map((sku) => (sku.item_id === itemId ? { ...sku, [name]: value } : sku))
    return { ...goods, spec_items: skus }
  })
}

/** Shows a product as it was answered, with what others changed meanwhile. */
export function showGoods(client: QueryClient, goods: DeskGoods): void {
  const prices = goods.spec_items.map((sku) => sku.price)
  changeRows(client, goods.goods_id, (row) => ({
    ...row,
    item_name: goods.item_name,
    price: Math.min(...prices),
    max_price: Math.max(...prices),
    store: goods.spec_items.reduce((sum, sku) => sum + sku.store, 0),
    sku_num: goods.spec_items.length,
    sort: goods.sort,
    updated: goods.updated,
    version: goods.version,
  }))
  client.setQueryData(infoKey(goods.goods_id), goods)
}
