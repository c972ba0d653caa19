import { z } from 'zod'
import { call } from './call'
import { cents } from './fields'

/** The renewal programme's own calls; ECShopX has none. */
export const programmeContract = {
  subsidies: call('GET', '/programme/subsidies', '以旧换新补贴类别', { tags: ['以旧换新'] })
    .input(z.object({}))
    .output(
      z.object({
        list: z.array(
          z.object({
            subsidy_class_id: z.int(),
            class_name: z.string(),
            /** Percent of the price. */
            rate: z.int(),
            cap: cents,
            /** Sales categories the class covers. */
            category_ids: z.array(z.int()),
          }),
        ),
        /** Last day of the programme, epoch seconds; 0 while it is open-ended. */
        end_time: z.int(),
      }),
    ),
}
