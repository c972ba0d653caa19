import * as z from 'zod/mini'
import { commonDefaults, commonShape, list, px } from '@/widgets/common'
import type { ListLimits } from '@/widgets/setting-fields'
import { defineContract, type StoredWidget } from '@/widgets/widget'

/** How many widgets a panel holds. */
const childLimits: ListLimits = { max: 200, tooMany: '自由面板最多只能放置200个组件' }

const schema = z.looseObject({
  ...commonShape,
  /** Where the panel belongs: the header or footer of all pages, or one page. */
  comptyle: z.enum(['header', 'body', 'footer']),
  /** Whether the designer draws a grid. */
  grid: z.boolean(),
  /** Above or below other panels. 0 means 10000. */
  zindex: px(0, 100_000),
  childWidgets: list(z.looseObject({ type: z.string() }), childLimits),
})

/** A free panel: widgets at positions of their own. */
export const W0006 = defineContract({
  type: 'W0006',
  name: '自由面板',
  group: '基础挂件',
  placement: 'page',
  schema,
  defaults: {
    ...commonDefaults('W0006', '自由面板'),
    height: 400,
    comptyle: 'body',
    grid: false,
    zindex: 1000,
    childWidgets: [],
  },
  inside: ({ childWidgets }): StoredWidget[] => childWidgets,
  zone: ({ comptyle }) => comptyle,
})
