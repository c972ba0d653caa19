import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { referenceAt } from '@/lib/server/catalogue/reference/load-reference'
import { os } from '@/lib/server/ground/call-context'
import { alonePrices } from './alone-prices'
import { packageById, packageOffers, packageSkus, packagesOfItem } from './sql'
import { wireDetail, wireHead } from './wire'

export const packageRoutes = {
  list: os.packages.list.handler(async ({ input, context: { mall } }) => {
    const found = await mall.db.run(packagesOfItem, [input.item_id, mall.now()])
    return { list: found.map(wireHead), total_count: found.length }
  }),

  detail: os.packages.detail.handler(async ({ input, context: { mall, viewer } }) => {
    const now = mall.now()
    const [[head], skus, [offers]] = await Promise.all([
      mall.db.run(packageById, [input.package_id, now]),
      mall.db.run(packageSkus, [input.package_id]),
      mall.db.run(packageOffers, [input.package_id, now, viewer?.userId ?? 0]),
    ])
    if (!head || !offers) throw new MallError(goodsMessages.activityOver)
    const reference = await referenceAt(mall.db, offers.referenceVersion)
    const detail = wireDetail(head, skus, alonePrices(skus, offers, reference, viewer, now))
    if (!detail) throw new MallError(goodsMessages.activityOver)
    return detail
  }),
}
