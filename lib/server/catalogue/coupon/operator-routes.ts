import 'server-only'
import { addPackage } from '@/lib/server/catalogue/coupon-package/add-package'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { addCard, editCard, listAllCards } from './save-card'

const routes = os.operator.coupon

export const operatorCouponRoutes = {
  list: routes.list.handler(({ input, context }) =>
    listAllCards(context.mall.db, {
      page: input.page,
      pageSize: input.pageSize,
      cardType: input.card_type,
    }),
  ),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'coupon.add', input, ({ mall, scope }) => addCard(mall, scope, input)),
  ),

  edit: routes.edit.handler(({ input, context }) =>
    operatorWrite(context, 'coupon.edit', input, ({ mall, scope }) => editCard(mall, scope, input)),
  ),

  addPackage: routes.addPackage.handler(({ input, context }) =>
    operatorWrite(context, 'coupon.addPackage', input, async ({ mall, scope }) => ({
      package_id: await addPackage(mall, scope, input),
    })),
  ),
}
