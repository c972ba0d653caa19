import { z } from 'zod'
import { call } from '../call'
import { subsidyClass } from './subsidy-class'

/** The renewal programme (以旧换新); our own, ECShopX has no such calls. */
export const programmeContract = {
  subsidies: call('GET', '/programme/subsidies', '以旧换新补贴类别', { tags: ['以旧换新'], kept: {} })
    .input(z.object({}))
    .output(
      z.object({
        /** Without classes whose budget is spent; empty before the begin and after the end of the programme. */
        list: z.array(
          subsidyClass.extend({
            /** Sales categories that the class covers. */
            category_ids: z.array(z.int()),
          }),
        ),
        name: z.string(),
        region: z.string(),
        slogan: z.string(),
        /** Last day of the programme, epoch seconds; 0 while it is open-ended. */
        end_time: z.int(),
        /** Where the goods may go: `浙江省`, `浙江省 杭州市`; empty means everywhere. */
        regions: z.array(z.string()),
      }),
    ),
}
