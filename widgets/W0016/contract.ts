import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, link, numeric, px, prepared } from '@/widgets/common'
import { emptySlots, slots } from '@/widgets/slots'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...commonShape,
  /** Not shown: other clients list the widget under it. */
  text: z.string(),
  mainTitle: z.string(),
  subTitle: z.string(),
  wgtBackgroundColor: color(),
  wgtTitleFontSize: px(),
  wgtTitleColor: color(),
  /** Other back ends store none while it is off. */
  wgtBorderRadius: z.boolean(),
  wgtSubTitleFontSize: px(),
  wgtSubTextColor: color(),
  linkPath: link(),
  /** There is one layout: pictures. */
  styleType: numeric(z.literal(0)),
  /** The pictures of each layout. */
  data: prepared((value) => (Array.isArray(value) ? value.slice(0, 1) : [[]]), z.tuple([slots(2)])),
})

/** Marketing showcase: a title and two pictures. */
export const W0016 = defineContract({
  type: 'W0016',
  name: '营销橱窗',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0016', '营销橱窗'),
    width: 384,
    height: 422,
    widthDisabled: true,
    heightDisabled: true,
    text: '营销橱窗 >',
    mainTitle: '营销橱窗',
    subTitle: '看新奇好物',
    wgtBackgroundColor: '#33C900',
    wgtTitleFontSize: 18,
    wgtTitleColor: '#FFFFFF',
    wgtBorderRadius: false,
    wgtSubTitleFontSize: 16,
    wgtSubTextColor: '#8C8C8C',
    linkPath: {},
    styleType: 0,
    data: [emptySlots(2)],
  },
  unfilled: ({ data }) => without('pictures', data),
  texts: ({ mainTitle, subTitle }) => [mainTitle, subTitle],
})
