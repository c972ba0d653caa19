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

const category = (id: number, depth: number): Record<string, unknown> => ({
  category_id: String(id),
  category_name: `分类${id}`,
  image_url: '/c.png',
  children:
    depth > 0 ? Array.from({ length: 6 }, (_, index) => category(id * 10 + index + 1, depth - 1)) : [],
})

/** The navigation menus W0007 and W0022. */
export const categoryNavFixtures: WidgetFixtures = {
  empty: { categoryData: [], data: [] },
  maximal: {
    categoryData: Array.from({ length: 12 }, (_, index) => category(index + 1, 2)),
    data: Array.from({ length: 12 }, (_, index) => ({
      title: `频道${index}`,
      pathData: { linkPage: 'page', url: '/items' },
      wgtHotKeywordTextColor: '#333333',
    })),
  },
  older: [
    // Categories without children, entries without a colour, a broken category.
    {
      stored: {
        categoryData: [{ category_id: 2, category_name: '冰箱' }, null],
        data: [{ title: '首页', pathData: [] }],
      },
      read: {
        categoryData: [{ category_id: 2, category_name: '冰箱', image_url: '', children: [] }],
        data: [{ title: '首页', pathData: {}, wgtHotKeywordTextColor: '#333333' }],
      },
    },
  ],
}
