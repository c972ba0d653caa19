import { isSoldOut } from '@/lib/domain/sku-picker'
import type { PickGoods } from './pick-goods'

/** `sale` can be bought; anything else says why not, on a button that does nothing or as a note. */
export type SaleState = { kind: 'sale' } | { kind: 'closed'; label: string } | { kind: 'note'; text: string }

/** What stands where the buying buttons are (spec 1 §4, contract goods §3.6). */
export function saleState(goods: Pick<PickGoods, 'gift' | 'status' | 'skus'>): SaleState {
  if (goods.gift) return { kind: 'closed', label: '赠品不可购买' }
  switch (goods.status) {
    case 'instock':
      return { kind: 'closed', label: '商品已下架' }
    case 'only_show':
      return { kind: 'note', text: '该商品仅供展示，暂不支持购买' }
    case 'offline_sale':
      return { kind: 'note', text: '该商品仅限门店购买，欢迎到店选购' }
    case 'onsale':
      return isSoldOut(goods.skus) ? { kind: 'closed', label: '已售罄' } : { kind: 'sale' }
  }
}
