import { addGuestLine } from '@/lib/client/cart/guest-cart'
import { shownPrice } from '@/lib/domain/goods/price'
import type { Purchase } from './buy'

/** Puts a purchase into the guest cart. @returns false when the browser cannot keep it */
export function keepPurchase({ goods, sku, num }: Purchase): boolean {
  const spec = goods.groups
    .map(({ spec_id: id, spec_name: group, spec_values: values }) => {
      const chosen = sku.item_spec.find((one) => one.spec_id === id)?.spec_value_id
      return `${group}：${values.find((value) => value.spec_value_id === chosen)?.name ?? ''}`
    })
    .join(',')
  return addGuestLine({
    itemId: sku.item_id,
    num,
    name: goods.name,
    spec,
    pic: sku.pic || (goods.pics[0] ?? ''),
    price: shownPrice(sku).cents,
  })
}
