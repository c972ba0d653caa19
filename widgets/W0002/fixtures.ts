import { sampleProducts, type WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { text: '', moreText: '', data: [] },
  maximal: { text: '热销'.repeat(20), columnNums: 10, data: sampleProducts(30) },
}
