import { z } from 'zod'
import { call } from '../../call'
import { forOperators } from '../options'

const openingSteps = [
  'site',
  'company',
  'agreement',
  'payment',
  'category',
  'goods',
  'home',
  'subsidy',
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** The steps before a mall opens (contract operator). */
export const operatorOpeningContract = {
  steps: call('GET', '/operator/opening', '开店步骤', forOperators('setting:read'))
    .input(z.object({}))
    .output(
      z.object({
        /** In the sequence in which they are done. */
        list: z.array(
          z.object({
            step: z.enum(openingSteps),
            is_done: z.boolean(),
            /** The mall can open without it. */
            is_optional: z.boolean(),
            /** The present state in words, with everything that is missing. */
            notes: z.array(z.string()),
          }),
        ),
        /** A product that shoppers can buy, for a first order; else null. */
        item_id: z.int().nullable(),
      }),
    ),
}
