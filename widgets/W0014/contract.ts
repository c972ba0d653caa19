import * as z from 'zod/mini'
import { showcaseDefaults, showcaseShape } from '@/widgets/goods-tabs'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...showcaseShape,
  /** Our own: the columns share the whole width instead of having those of the specification. */
  fillWidth: z.boolean(),
})
export type MainImageSettings = z.output<typeof schema>

/** Main-image showcase: one large product and nine small ones beside it. */
export const W0014 = defineContract({
  type: 'W0014',
  name: '主图橱窗',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...showcaseDefaults('W0014', '主图橱窗', { tab: 'tab1', count: 10 }),
    height: 462,
    fillWidth: false,
  },
  unfilled: ({ data }) => without('goods', data),
  texts: ({ text }) => [text],
})
