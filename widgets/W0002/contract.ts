import * as z from 'zod/mini'
import { align, color, commonDefaults, commonShape, storedGoods, link, px } from '@/widgets/common'
import { sampleGoods } from '@/widgets/goods-tabs'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...commonShape,
  text: z.string(),
  showMore: z.boolean(),
  moreText: z.string(),
  moreLinkData: link(),
  columnNums: px(1, 10),
  titleAlign: align(),
  titleBackground: z.boolean(),
  wgtBackgroundColor1: color(),
  wgtBackgroundColor2: color(),
  wgtTitleFontSize: px(),
  wgtTitleColor: color(),
  wgtPriceFontSize: px(),
  wgtPriceColor: color(),
  data: z.array(storedGoods()),
})
export type GoodsListSettings = z.output<typeof schema>

/** Pixels: the title with the space below it, a row of cards, and the space below the list (spec 4 §W0002). */
const heights = { title: 60, row: 320, end: 20 }

export const W0002 = defineContract({
  type: 'W0002',
  name: '商品',
  group: '业务组件',
  placement: 'page',
  schema,
  defaults: {
    ...commonDefaults('W0002', '商品'),
    height: 400,
    widthDisabled: true,
    heightDisabled: true,
    text: '商品',
    showMore: true,
    moreText: '更多',
    moreLinkData: {},
    columnNums: 5,
    titleAlign: 'center',
    titleBackground: true,
    wgtBackgroundColor1: '#FF5A00',
    wgtBackgroundColor2: '#FF8600',
    wgtTitleFontSize: 28,
    wgtTitleColor: '#FFFFFF',
    wgtPriceFontSize: 18,
    wgtPriceColor: '#FF0036',
    data: sampleGoods(5, { market_price: 0 }),
  },
  unfilled: ({ data }) => without('goods', data),
  derived: ({ data, columnNums }) => ({
    height: heights.title + Math.ceil(data.length / columnNums) * heights.row + heights.end,
  }),
})
