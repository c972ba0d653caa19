import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { findBrands, findCoupons, findGoodsTags, findPages, findShops, findShopTags } from './choices'

const routes = os.operator.designChoice

/** The choices in the pickers of the page designer. */
export const operatorDesignChoiceRoutes = {
  brands: routes.brands.handler(({ input, context: { mall } }) => findBrands(mall.db, input)),
  coupons: routes.coupons.handler(({ input, context: { mall } }) => findCoupons(mall.db, input, mall.now())),
  shops: routes.shops.handler(({ input, context: { mall } }) => findShops(mall.db, input)),
  shopTags: routes.shopTags.handler(({ input, context: { mall } }) => findShopTags(mall.db, input)),
  goodsTags: routes.goodsTags.handler(({ input, context: { mall } }) => findGoodsTags(mall.db, input)),
  pages: routes.pages.handler(({ input, context: { mall } }) => findPages(mall.db, input)),
}
