import { sampleTabs, type WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { text: '', data: [{ text: '', data: [{ goods_id: '' }] }] },
  maximal: { showMore: true, moreLinkData: { linkPage: 'page', url: '/items' }, data: sampleTabs(8, 30) },
}
