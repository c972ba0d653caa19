import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, list, px, storedGoods, prepared } from '@/widgets/common'
import { sampleGoods } from '@/widgets/goods-tabs'
import type { ListLimits } from '@/widgets/setting-fields'
import { sliderDefaults, sliderShape } from '@/widgets/slider'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

/** How many groups of products there are (spec 2 §5). */
export const groupLimits: ListLimits = {
  min: 1,
  tooFew: '请至少添加1组商品列表',
  max: 5,
  tooMany: '最多只能添加5组商品列表',
}

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Groups that were stored as plain lists of products; broken products must not lose the others. */
const group = (value: unknown): unknown => {
  const stored = Array.isArray(value) ? { data: value as unknown[] } : value
  if (typeof stored !== 'object' || stored === null || !('data' in stored)) return stored
  return { ...stored, data: Array.isArray(stored.data) ? stored.data.filter(isRow) : [] }
}

const goodsGroup = prepared(group, z.looseObject({ data: z.array(storedGoods()) }))

const schema = z.looseObject({
  ...commonShape,
  ...sliderShape,
  mainTitle: z.string(),
  wgtTitleFontSize: px(0, 27),
  wgtTitleColor: color(),
  wgtPriceFontSize: px(),
  wgtPriceColor: color(),
  /** Decimals of a price. */
  wgtToFixed: px(0, 2),
  /** Each group is a slide; it shows the first four of its products. */
  data: list(goodsGroup, groupLimits),
})
export type HotSaleSettings = z.output<typeof schema>

/** A new group. */
export const sampleGroup = { data: sampleGoods(4) }

/** Hot sales: a slider with four products on each slide. */
export const W0018 = defineContract({
  type: 'W0018',
  name: '热卖橱窗',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0018', '热卖橱窗'),
    ...sliderDefaults,
    width: 307,
    height: 593,
    widthDisabled: true,
    heightDisabled: true,
    proportion: 'disabled',
    mainTitle: '最新热卖',
    wgtTitleFontSize: 14,
    wgtTitleColor: '#3B3B3B',
    wgtPriceFontSize: 20,
    wgtPriceColor: '#FF0036',
    wgtToFixed: 2,
    data: [sampleGroup, sampleGroup, sampleGroup],
  },
  unfilled: ({ data }) => without('goods', data),
  texts: ({ mainTitle }) => [mainTitle],
})
