import type { WidgetFixtures } from '@/widgets/fixtures'

const picture = (index: number) => ({
  imgUrl: `/m${index}.jpg`,
  pathData: { linkPage: 'category', linkPageLabel: '分类', category_id: 88, category_name: '冰箱' },
})

export const fixtures: WidgetFixtures = {
  empty: { mainTitle: '', subTitle: '', linkPath: {}, data: [[]] },
  maximal: {
    wgtBorderRadius: true,
    linkPath: { linkPage: 'page', linkPageLabel: '页面', url: '/items' },
    data: [[picture(0), picture(1)]],
  },
  older: [
    // As other designers store it: no corners, an empty text as the link, places without pictures.
    {
      stored: { linkPath: '', styleType: '0', data: [[{ imgUrl: '/a.jpg' }, null]] },
      read: {
        linkPath: {},
        wgtBorderRadius: false,
        styleType: 0,
        data: [
          [
            { imgUrl: '/a.jpg', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
        ],
      },
    },
    { stored: { data: 'broken' }, read: { data: [[{ imgUrl: '' }, { imgUrl: '' }]] } },
  ],
}
