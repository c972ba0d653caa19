import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { arrangeCategories, listTree, moveCategory } from './arrange-categories'
import { addCategory, changeCategory, removeCategory } from './change-categories'

const routes = os.operator.category

export const operatorCategoryRoutes = {
  list: routes.list.handler(({ input, context }) => listTree(context.mall.db, input.is_main_category === 1)),

  add: routes.add.handler(({ input, context }) =>
    operatorWrite(context, 'category.add', input, ({ mall, scope: { actor } }) =>
      addCategory(mall, actor, { ...input, isMain: input.is_main_category === 1 }),
    ),
  ),

  change: routes.change.handler(({ input, context }) =>
    operatorWrite(context, 'category.change', input, ({ mall, scope: { actor } }) =>
      changeCategory(mall, actor, input),
    ),
  ),

  arrange: routes.arrange.handler(({ input, context }) =>
    operatorWrite(context, 'category.arrange', input, ({ mall, scope: { actor } }) =>
      arrangeCategories(mall, actor, {
        parentId: input.parent_id,
        isMain: input.is_main_category === 1,
        ids: [...new Set(input.category_id)],
      }),
    ),
  ),

  move: routes.move.handler(({ input, context }) =>
    operatorWrite(context, 'category.move', input, ({ mall, scope: { actor } }) =>
      moveCategory(mall, actor, input),
    ),
  ),

  remove: routes.remove.handler(({ input, context }) =>
    operatorWrite(context, 'category.remove', input, async ({ mall, scope: { actor } }) => {
      await removeCategory(mall, actor, input.category_id)
      return { status: true as const }
    }),
  ),
}
