import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, link } from '@/widgets/common'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...commonShape,
  /** The bar under the entry of the current page. */
  wgtTheme: color(),
  wgtTextColor: color(),
  data: z.array(z.looseObject({ title: z.catch(z.string(), ''), pathData: z.catch(link(), {}) })),
})

/** A menu in one line, scrolled sideways by arrows. */
export const W0013 = defineContract({
  type: 'W0013',
  name: '导航菜单',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0013', '导航菜单'),
    height: 40,
    heightDisabled: true,
    proportion: 'disabled',
    wgtTheme: '#000000ff',
    wgtTextColor: '#000000ff',
    data: [],
  },
  unfilled: ({ data }) => without('menu', data),
})
