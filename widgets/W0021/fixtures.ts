import type { WidgetFixtures } from '@/widgets/fixtures'

const coupon = (index: number) => ({
  card_id: index + 1,
  card_type: (['cash', 'discount', 'gift'] as const)[index % 3],
  title: `换新券${index}`,
  description: '满 1000 元可用',
  icon_url_list: '',
  discount: 10,
  least_cost: 100_000,
  reduce_cost: 5000,
  object_use_for: '冰箱',
})

export const fixtures: WidgetFixtures = {
  empty: { text: '', subTitle: '', moreText: '', data: [{}] },
  maximal: {
    moreLinkData: { linkPage: 'page', url: '/member/coupon-center' },
    data: Array.from({ length: 30 }, (_, index) => coupon(index)),
  },
}
