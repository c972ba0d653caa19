import { sampleProducts, type WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { mainTitle: '', data: [{ data: [] }] },
  maximal: {
    mainTitle: '最新热卖'.repeat(10),
    autoplay: true,
    styleType: 'style5',
    pointAlign: 'center',
    customerThemeEnabled: true,
    wgtTitleFontSize: 27,
    wgtToFixed: 0,
    data: Array.from({ length: 5 }, () => ({ data: sampleProducts(4) })),
  },
  older: [
    // Groups as plain lists, a broken product, a group that is none.
    {
      stored: { data: [[{ goods_id: '7', price: '129900' }, null], 5, { data: [{ goods_id: 8 }] }] },
      read: { data: [{ data: [{ goods_id: '7', price: 129900 }] }, { data: [{ goods_id: 8, price: 0 }] }] },
    },
  ],
}
