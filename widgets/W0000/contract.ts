import * as z from 'zod/mini'
import { color, commonDefaults, commonShape } from '@/widgets/common'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({ ...commonShape, themeColor: color() })

/** The settings of a page. One per page; it has no view. */
export const W0000 = defineContract({
  type: 'W0000',
  name: '页面配置',
  group: '页面',
  placement: 'page',
  schema,
  defaults: { ...commonDefaults('W0000', '页面配置'), backgroundColor: '#f4f4f4', themeColor: '#479EE9' },
})
