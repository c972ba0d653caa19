import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, link, px } from '@/widgets/common'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...commonShape,
  placeholder: z.string(),
  /** Whether the button is shown. */
  isShowBtn: z.boolean(),
  wgtTextColor: color(),
  /** Gradient of the button. */
  wgtTextColor1: color(),
  wgtTextColor2: color(),
  /** Unused; stored for other clients. */
  focusWidth: px(),
  /** Hot words. */
  data: z.array(
    z.looseObject({
      title: z.catch(z.string(), ''),
      pathData: z.catch(link(), {}),
      wgtHotKeywordTextColor: z.catch(color(), '#8C8C8C'),
    }),
  ),
})

/** Pixels (spec 4 §W0008). */
const heights = { field: 38, withHotWords: 66 }

/** A search field with hot words below it. */
export const W0008 = defineContract({
  type: 'W0008',
  name: '搜索',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0008', '搜索'),
    height: heights.field,
    heightDisabled: true,
    proportion: 'disabled',
    wgtTheme: '#000000ff',
    wgtTextColor: '#ffffffff',
    wgtTextColor1: '#FF5A00',
    wgtTextColor2: '#FF8600',
    placeholder: '搜索',
    focusWidth: 100,
    isShowBtn: true,
    data: [],
  },
  derived: ({ data }) => ({ height: data.length > 0 ? heights.withHotWords : heights.field }),
})
