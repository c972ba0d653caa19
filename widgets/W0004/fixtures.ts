import type { WidgetFixtures } from '@/widgets/fixtures'

const logo = (index: number) => ({
  imgUrl: `/logo-${index}.png`,
  pathData: {
    linkPage: 'brand',
    linkPageLabel: '品牌',
    attribute_id: index + 1,
    attribute_name: `品牌${index}`,
  },
})

export const fixtures: WidgetFixtures = {
  empty: { text: '', moreText: '', data: [] },
  maximal: {
    text: '合作品牌'.repeat(8),
    showMore: true,
    moreText: '全部品牌',
    moreLinkData: { linkPage: 'page', url: '/items' },
    data: Array.from({ length: 60 }, (_, index) => logo(index)),
  },
  older: [
    // A number of columns that does not exist gets the default; entries that are no objects are dropped.
    { stored: { column: 7, data: [null, logo(1)] }, read: { column: 5, data: [logo(1)] } },
    { stored: { column: '4', data: [] }, read: { column: 4 } },
  ],
}
