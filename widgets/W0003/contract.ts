import * as z from 'zod/mini'
import { commonDefaults, commonShape, fraction, link } from '@/widgets/common'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

const schema = z.looseObject({
  ...commonShape,
  imgUrl: z.string(),
  /** Rectangles as fractions of the picture. */
  data: z.array(
    z.looseObject({
      pathData: z.catch(link(), {}),
      leftPer: fraction(),
      topPer: fraction(),
      widthPer: fraction(),
      heightPer: fraction(),
    }),
  ),
})

/** A picture with links on parts of it. */
export const W0003 = defineContract({
  type: 'W0003',
  name: '热区图',
  group: '基础挂件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0003', '热区图'),
    height: 200,
    proportion: true,
    proportionDisabled: false,
    imgUrl: '',
    data: [],
  },
  unfilled: ({ imgUrl }) => without('pictures', { imgUrl }),
})
