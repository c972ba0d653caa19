import type { WidgetFixtures } from '@/widgets/fixtures'

const slide = (index: number) => ({
  imgUrl: `/slide-${index}.jpg`,
  pathData: { linkPage: 'goods', linkPageLabel: '商品', itemId: index, item_name: `商品${index}` },
})

export const fixtures: WidgetFixtures = {
  empty: { data: [{}] },
  maximal: { width: 1190, height: 420, styleType: 'style5', data: [1, 2, 3, 4, 5].map(slide) },
  older: [
    // The picture in `imgData`, links that PHP wrote as an empty list.
    { stored: { data: [{ imgData: '', pathData: [] }] }, read: { data: [{ imgUrl: '', pathData: {} }] } },
  ],
}
