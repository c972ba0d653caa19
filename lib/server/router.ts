import 'server-only'
import { articleRoutes } from './article/routes'
import { categoryRoutes } from './category/routes'
import { os } from './context'
import { goodsRoutes } from './goods/routes'
import { memberRoutes } from './member/routes'
import { programmeRoutes } from './programme/routes'
import { seckillRoutes } from './seckill/routes'
import { sessionRoutes } from './session/routes'
import { shopRoutes } from './shop/routes'
import { templateRoutes } from './template/routes'

/** Every call and the service that answers it. The compiler refuses a call without one. */
export const router = os.router({
  goods: goodsRoutes,
  category: categoryRoutes,
  shop: shopRoutes,
  template: templateRoutes,
  seckill: seckillRoutes,
  programme: programmeRoutes,
  article: articleRoutes,
  session: sessionRoutes,
  member: memberRoutes,
})
