import * as z from 'zod/mini'
import { color, link, px } from '@/widgets/common'
import { sampleTab, showcaseDefaults, showcaseShape, titleDefaults, titleShape } from '@/widgets/goods-tabs'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...showcaseShape,
  ...titleShape,
  /** The main picture and its link. */
  goods_pic: z.string(),
  pathData: link(),
  wgtSubTitleColor: color(),
  wgtSubTitleFontSize: px(),
  /** Our own: product cards of the mall, with price and tags, instead of name, selling point and picture. */
  goodsCards: z.boolean(),
})
export type SpecialSettings = z.output<typeof schema>

/** Special showcase: a tall main picture, and tabs with two rows of products beside it. */
export const W0017 = defineContract({
  type: 'W0017',
  name: '特殊橱窗',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...showcaseDefaults('W0017', '特殊橱窗', { tab: '精选', count: 4 }),
    ...titleDefaults,
    data: [{ ...sampleTab('精选', 4), goods_id: '' }],
    width: 882,
    height: 592,
    widthDisabled: true,
    heightDisabled: true,
    goods_pic: '',
    pathData: {},
    wgtSubTitleColor: '#8C8C8C',
    wgtSubTitleFontSize: 16,
    goodsCards: false,
  },
  unfilled: ({ data }) =>
    without(
      'goods',
      data.map((tab) => tab.data),
    ),
  texts: ({ text }) => [text],
})
