import * as z from 'zod/mini'
import { commonDefaults, commonShape, link, list } from '@/widgets/common'
import type { ListLimits } from '@/widgets/setting-fields'
import { sliderDefaults, sliderShape } from '@/widgets/slider'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

/** How many pictures a carousel has (spec 2 §5). */
export const slideLimits: ListLimits = {
  min: 1,
  tooFew: '请至少添加1张轮播图',
  max: 5,
  tooMany: '最多只能添加5张轮播图',
}

const schema = z.looseObject({
  ...commonShape,
  ...sliderShape,
  /** Our own: the pictures are as wide as the window instead of the column. */
  fullWidth: z.boolean(),
  data: list(
    z.looseObject({
      imgUrl: z.catch(z.string(), ''),
      /** Our own: another picture for phones, 2 : 1. */
      phoneImgUrl: z.catch(z.optional(z.string()), undefined),
      pathData: z.catch(link(), {}),
    }),
    slideLimits,
  ),
})

export const W0001 = defineContract({
  type: 'W0001',
  name: '轮播',
  group: '基础挂件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0001', '轮播'),
    height: 200,
    proportion: 'disabled',
    ...sliderDefaults,
    autoplay: true,
    fullWidth: false,
    data: [
      { imgUrl: '', pathData: {} },
      { imgUrl: '', pathData: {} },
      { imgUrl: '', pathData: {} },
    ],
  },
  unfilled: ({ data }) => without('pictures', data),
})
