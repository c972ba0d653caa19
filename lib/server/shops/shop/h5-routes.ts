import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { os } from '@/lib/server/ground/call-context'
import { getH5Page } from '@/lib/server/content/template/get-portable-page'
import { loadOpenShop } from './load-shops'
import * as messages from '@/lib/domain/messages'

const routes = os.h5

export const h5ShopRoutes = {
  shopPage: routes.shopPage.handler(async ({ input, context: { mall, viewer } }) => {
    const distributorId = input.distributor_id ?? 0
    if (distributorId && !(await loadOpenShop(mall.db, distributorId)))
      throw new MallError(messages.shopLapsed)
    return getH5Page(mall, viewer, { templateId: 0, distributorId })
  }),
}
