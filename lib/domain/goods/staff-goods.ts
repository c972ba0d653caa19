/** The mark of a product that only staff see and buy, in lists (spec 1 §4). */
export const staffGoodsTag = '员工内购'

/** Whether a viewer sees a product: staff products do not exist for guests and other members (ADR 0062). */
export const isShownTo = (goods: { staffGoods: boolean }, viewer: { isStaff: boolean } | null): boolean =>
  !goods.staffGoods || viewer?.isStaff === true

/** The kind of employee purchase of a product, as staff sees it (spec 1 §4); null for any other product. */
export function staffKindOf({
  productType,
  staffGoods,
}: {
  productType: 'normal' | 'sale' | 'bag'
  staffGoods: boolean
}): string | null {
  if (productType === 'sale') return '特卖商品'
  if (productType === 'bag') return '福袋'
  return staffGoods ? '常规员工内购商品' : null
}
