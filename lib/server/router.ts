import 'server-only'
import { categoryRoutes } from './category/routes'
import { os } from './context'
import { goodsRoutes } from './goods/routes'
import { memberRoutes } from './member/routes'
import { sessionRoutes } from './session/routes'
import { shopRoutes } from './shop/routes'
import { templateRoutes } from './template/routes'

/** Every call and the service that answers it. The compiler refuses a call without one. */
export const router = os.router({
  goods: goodsRoutes,
  category: categoryRoutes,
  shop: shopRoutes,
  template: templateRoutes,
  session: sessionRoutes,
  member: memberRoutes,
})
