import * as z from 'zod/mini'
import { commonDefaults, commonShape, link, numeric, px } from '@/widgets/common'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'
import { logoSize } from './geometry'

/** Logos in a row (spec 2 §5). */
export const columns = [3, 4, 5] as const

const size = logoSize(1190, 5)
/** Pixels of the title with the space below it, and between two rows. */
const [head, gap] = [60, 10]

const schema = z.looseObject({
  ...commonShape,
  text: z.string(),
  showMore: z.boolean(),
  moreText: z.string(),
  moreLinkData: link(),
  column: numeric(z.literal(columns)),
  /** The size of a logo, which follows from width and columns; stored for other clients. */
  logoWidth: px(),
  logoHeight: px(),
  data: z.array(z.looseObject({ imgUrl: z.catch(z.string(), ''), pathData: z.catch(link(), {}) })),
})

/** Logos of brands, each with a link. */
export const W0004 = defineContract({
  type: 'W0004',
  name: 'Logo墙',
  group: '业务组件',
  placement: 'page',
  schema,
  defaults: {
    ...commonDefaults('W0004', 'Logo墙'),
    height: size.height + head,
    widthDisabled: true,
    heightDisabled: true,
    text: 'Logo墙',
    showMore: false,
    moreText: '更多',
    moreLinkData: {},
    column: 5,
    logoWidth: size.width,
    logoHeight: size.height,
    data: [],
  },
  unfilled: ({ data }) => without('pictures', data),
  derived({ width, column, data }) {
    const logo = logoSize(width, column)
    const rows = Math.max(1, Math.ceil(data.length / column))
    return {
      logoWidth: logo.width,
      logoHeight: logo.height,
      height: rows * logo.height + (rows - 1) * gap + head,
    }
  },
  texts: ({ text }) => [text],
})
