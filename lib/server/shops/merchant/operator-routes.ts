import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { getApplicationById } from './get-application'
import { listApplications } from './list-applications'
import { readMerchantSetting } from './merchant-setting'
import { reviewApplication } from './review-application'
import { wireDetail, wireRow } from './wire'

const routes = os.operator.merchant

/** Calls of operators; merchants are rejected by `auth`. */
export const operatorMerchantRoutes = {
  list: routes.list.handler(async ({ input, context: { mall } }) => {
    const { state, mobile, merchant_name: name } = input
    const setting = await readMerchantSetting(mall.db)
    const { rows, total } = await listApplications(mall.db, { state, mobile, name }, input)
    return { total_count: total, list: rows.map((row) => wireRow(setting, row)) }
  }),

  info: routes.info.handler(async ({ input, context: { mall } }) => {
    const row = await getApplicationById(mall.db, input.id)
    return wireDetail(mall.secret, await readMerchantSetting(mall.db), row)
  }),

  review: routes.review.handler(({ input, context }) =>
    operatorWrite(context, 'merchant.review', input, async ({ mall, scope: { actor } }) => {
      const { id, agree, reason, lng, lat } = input
      const decided = await reviewApplication(mall, actor, id, { agree, reason, lng, lat })
      return wireRow(await readMerchantSetting(mall.db), decided)
    }),
  ),
}
