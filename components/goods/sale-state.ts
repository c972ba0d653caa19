import { isSoldOut } from '@/lib/domain/sku-picker'
import type { PickGoods } from './pick-goods'

/** `sale` can be bought; anything else says why not, on a button that does nothing or as a note. */
export type SaleState = { kind: 'sale' } | { kind: 'closed'; label: string } | { kind: 'note'; text: string }

type SaleFacts = Pick<PickGoods, 'gift' | 'staffOnly' | 'shopOpen' | 'status' | 'skus'>

/**
 * What stands where the buying buttons are (spec 1 §4, contract goods §3.6). Says before the purchase what the mall would
 * refuse (contract trade §2.1).
 *
 * @param isStaff whether the viewer may buy what is sold to staff only
 */
export function saleState(goods: SaleFacts, isStaff: boolean): SaleState {
  if (goods.gift) return { kind: 'closed', label: '赠品不可购买' }
  if (goods.status === 'instock') return { kind: 'closed', label: '商品已下架' }
  if (goods.staffOnly && !isStaff) return { kind: 'closed', label: '仅限员工购买' }
  if (!goods.shopOpen) return { kind: 'closed', label: '店铺已停止营业' }
  switch (goods.status) {
    case 'only_show':
      return { kind: 'note', text: '该商品仅供展示，暂不支持购买' }
    case 'offline_sale':
      return { kind: 'note', text: '该商品仅限门店购买，欢迎到店选购' }
    case 'onsale':
      return isSoldOut(goods.skus) ? { kind: 'closed', label: '已售罄' } : { kind: 'sale' }
  }
}
