import { sampleTabs, type WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { text: '', data: [{ text: '', data: [{ goods_id: '' }] }] },
  maximal: { text: '商品橱窗', data: sampleTabs(8, 30) },
  older: [
    // Raw sample prices, a tab that is no tab, ids as text.
    {
      stored: {
        data: [null, { text: '冰箱', data: [{ goods_id: '7', goods_pic: '/7.jpg', price: '129900' }] }],
      },
      read: { data: [{ text: '冰箱', data: [{ goods_id: '7', goods_pic: '/7.jpg', price: 129900 }] }] },
    },
  ],
}
