import type { WidgetFixtures } from '@/widgets/fixtures'

const text = (index: number) => ({
  type: 'W0011',
  uuid: `t${index}`,
  x: (index % 10) * 110,
  y: Math.floor(index / 10) * 30,
  width: 100,
  height: 20,
  text: `文字${index}`,
  data: { linkPage: 'page', url: '/items' },
})

export const fixtures: WidgetFixtures = {
  empty: { childWidgets: [] },
  maximal: {
    comptyle: 'header',
    height: 600,
    grid: true,
    childWidgets: Array.from({ length: 200 }, (_, index) => text(index)),
  },
  older: [
    // A panel without its zone; children that are no widgets are dropped.
    {
      stored: { comptyle: '', childWidgets: [null, text(1), { x: 3 }] },
      read: { comptyle: 'body', childWidgets: [text(1)] },
    },
  ],
}
