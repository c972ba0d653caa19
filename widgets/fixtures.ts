/** Settings of one type for tests: those that differ from the defaults. */
export interface WidgetFixtures {
  /** As little as an operator can leave: no texts, no pictures, lists as short as they can be stored. */
  empty: Record<string, unknown>
  /** As much as the limits allow. */
  maximal: Record<string, unknown>
  /** Settings as older versions or other back ends stored them, and how they are read. */
  older?: readonly { stored: Record<string, unknown>; read: Record<string, unknown> }[]
}

/** Stored products; their ids count from 1. */
export const sampleProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    goods_id: index + 1,
    itemId: index + 1,
    goods_pic: `/goods-${index}.jpg`,
    goods_name: `云杉三门冰箱 ${index + 1}`,
    brief: '静音省电',
    price: 299_900 + index,
    market_price: 349_900,
    linkPage: 'goods',
    linkPageLabel: '商品',
  }))

/** Tabs of stored products. */
export const sampleTabs = (tabs: number, products: number) =>
  Array.from({ length: tabs }, (_, index) => ({ text: `标签${index + 1}`, data: sampleProducts(products) }))
