import * as z from 'zod/mini'
import { color, px } from '@/widgets/common'
import { showcaseDefaults, showcaseShape, titleDefaults, titleShape } from '@/widgets/goods-tabs'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...showcaseShape,
  ...titleShape,
  wgtPriceColor: color(),
  wgtPriceFontSize: px(),
  /** Decimals of a price. */
  wgtToFixed: px(0, 2),
  /** Our own: the columns share the whole width instead of having those of the specification. */
  fillWidth: z.boolean(),
})
export type BoutiqueSettings = z.output<typeof schema>

/** Boutique showcase: a large product, nine small ones with prices, and one more below the large one. */
export const W0015 = defineContract({
  type: 'W0015',
  name: '精品橱窗',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...showcaseDefaults('W0015', '精品橱窗', { tab: 'tab1', count: 11 }),
    ...titleDefaults,
    height: 462,
    widthDisabled: true,
    heightDisabled: true,
    wgtPriceColor: '#FF0036',
    wgtPriceFontSize: 18,
    wgtToFixed: 2,
    fillWidth: false,
  },
  unfilled: ({ data }) => without('goods', data),
  texts: ({ text }) => [text],
})
