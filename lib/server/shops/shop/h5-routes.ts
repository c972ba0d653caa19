import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as cartMessages from '@/lib/domain/messages/cart'
import { getH5Page } from '@/lib/server/content/template/get-portable-page'
import { os } from '@/lib/server/ground/call-context'
import { loadOpenShop } from './load-shops'

const routes = os.h5

export const h5ShopRoutes = {
  shopPage: routes.shopPage.handler(async ({ input, context: { mall, viewer } }) => {
    const distributorId = input.distributor_id ?? 0
    if (distributorId && !(await loadOpenShop(mall.db, distributorId)))
      throw new MallError(cartMessages.shopLapsed)
    return getH5Page(mall, viewer, { templateId: 0, distributorId })
  }),
}
