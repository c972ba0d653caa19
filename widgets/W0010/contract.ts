import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, px } from '@/widgets/common'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...commonShape,
  fontSize: px(1, 200),
  wgtTextColor: color(),
  /** Colour of the border. */
  wgtAaaa: color(),
  /** Width of the border, despite its name. */
  wgtBorderRadius: px(),
})

/** A cart button with the number of pieces, and a panel with the lines. */
export const W0010 = defineContract({
  type: 'W0010',
  name: '购物车',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0010', '购物车'),
    width: 110,
    height: 38,
    heightDisabled: true,
    fontSize: 14,
    wgtTheme: '#000000ff',
    wgtTextColor: '#ffffffff',
    wgtAaaa: '#ffffffff',
    wgtBorderRadius: 0,
  },
})
