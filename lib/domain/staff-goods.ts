/** The mark of a product that only staff see and buy, in lists (spec 1 §4). */
export const staffGoodsTag = '员工内购'
