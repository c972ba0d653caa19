import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { readMerchantSetting } from './merchant-setting'
import { noApplication, reviewApplication } from './review-application'
import { applicationById, applicationPage } from './sql'
import { wireDetail, wireRow } from './wire'

const routes = os.operator.merchant

/** Calls of operators; merchants are rejected by `auth`. */
export const operatorMerchantRoutes = {
  list: routes.list.handler(async ({ input, context: { mall } }) => {
    const { state, mobile, merchant_name: name, page, pageSize } = input
    const filter = [state ?? null, mobile || null, name || null]
    const setting = await readMerchantSetting(mall.db)
    const [row] = await mall.db.run(applicationPage, [...filter, ...limitAndOffset(page, pageSize)])
    return { total_count: row?.total ?? 0, list: row?.list.map((one) => wireRow(setting, one)) ?? [] }
  }),

  info: routes.info.handler(async ({ input, context: { mall } }) => {
    const [row] = await mall.db.run(applicationById, [input.id])
    if (!row) throw noApplication()
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
