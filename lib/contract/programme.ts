import { z } from 'zod'
import { call } from './call'
import { cents } from './fields'

/** The renewal programme's own calls; ECShopX has none. */
export const programmeContract = {
  subsidies: call('GET', '/programme/subsidies', '以旧换新补贴类别', { tags: ['以旧换新'] })
    .input(z.object({}))
    .output(
      z.object({
        /** Empty once the programme has ended. */
        list: z.array(
          z.object({
            subsidy_class_id: z.int(),
            class_name: z.string(),
            /** Percent of the price. */
            rate: z.int(),
            /** Percent for goods of the first energy grade; null where the class has no grades. */
            top_rate: z.int().nullable(),
            /** Most that is paid for one piece. */
            cap: cents,
            /** Dearest price that is still paid for; null means any. */
            price_limit: cents.nullable(),
            /** Pieces one person may buy with the subsidy; 0 means any number. */
            limit: z.int(),
            /** Sales categories the class covers. */
            category_ids: z.array(z.int()),
          }),
        ),
        name: z.string(),
        region: z.string(),
        slogan: z.string(),
        /** Last day of the programme, epoch seconds; 0 while it is open-ended. */
        end_time: z.int(),
      }),
    ),
}
