import type { WidgetFixtures } from '@/widgets/fixtures'

const zone = (index: number) => ({
  leftPer: (index % 5) / 5,
  topPer: Math.floor(index / 5) / 4,
  widthPer: 0.2,
  heightPer: 0.25,
  pathData: {
    linkPage: 'category',
    linkPageLabel: '分类',
    category_id: String(index + 1),
    title: `分类${index}`,
  },
})

export const fixtures: WidgetFixtures = {
  empty: { imgUrl: '', data: [] },
  maximal: {
    width: 1190,
    height: 476,
    imgUrl: '/a.jpg',
    data: Array.from({ length: 20 }, (_, one) => zone(one)),
  },
  older: [
    // Fractions and sizes as text, a zone without a link.
    {
      stored: {
        width: '1190',
        height: '476',
        imgUrl: '/a.jpg',
        data: [{ leftPer: '0.1', topPer: 0.2, widthPer: 0.25, heightPer: 0.4, pathData: [] }],
      },
      read: {
        width: 1190,
        height: 476,
        data: [{ leftPer: 0.1, topPer: 0.2, widthPer: 0.25, heightPer: 0.4, pathData: {} }],
      },
    },
  ],
}
