import type { WidgetFixtures } from '@/widgets/fixtures'

const word = (index: number) => ({
  title: `热词${index}`,
  pathData: index % 2 ? {} : { linkPage: 'page', url: '/items?keywords=x' },
  wgtHotKeywordTextColor: '#8C8C8C',
})

export const fixtures: WidgetFixtures = {
  empty: { placeholder: '', isShowBtn: false, data: [] },
  maximal: {
    height: 66,
    customerThemeEnabled: true,
    wgtTheme: '#E1251B',
    data: Array.from({ length: 20 }, (_, index) => word(index)),
  },
  older: [
    // An entry without a colour of its own.
    {
      stored: { data: [{ title: '短袖', pathData: { linkPage: 'page', url: '/items?keywords=短袖' } }] },
      read: { data: [{ title: '短袖', wgtHotKeywordTextColor: '#8C8C8C' }] },
    },
  ],
}
