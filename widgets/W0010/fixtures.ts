import type { WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { wgtTextColor: '', wgtAaaa: '', wgtBorderRadius: 0 },
  maximal: { customerThemeEnabled: true, wgtTheme: '#E1251B', wgtBorderRadius: 2, width: 200 },
  older: [{ stored: { wgtBorderRadius: '1', data: {} }, read: { wgtBorderRadius: 1 } }],
}
