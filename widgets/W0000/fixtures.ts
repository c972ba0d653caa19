import type { WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { themeColor: '', backgroundColor: '' },
  maximal: { themeColor: '#E1251B', backgroundColor: 'rgba(245, 246, 248, 1)' },
}
