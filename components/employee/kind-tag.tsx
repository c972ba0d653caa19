import { Tag } from '@/components/ui/pill'
import { staffKindOf } from '@/lib/domain/goods/staff-goods'

/** 特卖商品, 福袋 or 常规员工内购商品 (spec 1 §4). */
export function KindTag(goods: { product_type: 'normal' | 'sale' | 'bag'; staff_goods: 0 | 1 }) {
  const text = staffKindOf({ productType: goods.product_type, staffGoods: goods.staff_goods === 1 })
  return text ? <Tag tone="solid">{text}</Tag> : null
}
