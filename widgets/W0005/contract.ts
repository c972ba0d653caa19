import * as z from 'zod/mini'
import { commonDefaults, commonShape, px } from '@/widgets/common'
import { sampleTab, tabsDefaults, tabsShape } from '@/widgets/goods-tabs'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...commonShape,
  ...tabsShape,
  /** Unused; stored for other clients. */
  imgWidth: px(),
  imgHeight: px(),
})
export type GoodsShowcaseSettings = z.output<typeof schema>

/** Goods showcase: tabs with one large product and six small ones beside it. */
export const W0005 = defineContract({
  type: 'W0005',
  name: '商品橱窗',
  group: '业务组件',
  placement: 'page',
  schema,
  defaults: {
    ...commonDefaults('W0005', '商品橱窗'),
    ...tabsDefaults,
    height: 594,
    widthDisabled: true,
    heightDisabled: true,
    text: '商品橱窗',
    imgWidth: 200,
    imgHeight: 200,
    data: [sampleTab('tab1', 7)],
  },
  unfilled: ({ data }) => without('goods', data),
  texts: ({ text }) => [text],
})
