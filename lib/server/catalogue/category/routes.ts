import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { listCategoriesOfLevel, getCategory, listChildCategories } from './list-categories'
import { listCategoryProperties } from './list-properties'
import { loadCategoryTree } from './load-tree'

export const categoryRoutes = {
  tree: os.category.tree.handler(async ({ input, context }) => {
    const tree = await loadCategoryTree(
      context.mall.db,
      input.is_main_category ?? false,
      input.distributor_id ?? 0,
    )
    return input.only_top ? tree.map((node) => ({ ...node, children: [] })) : tree
  }),

  children: os.category.children.handler(({ input, context }) =>
    listChildCategories(context.mall.db, input.cat_id, input.distributor_id ?? 0),
  ),

  level: os.category.level.handler(({ input, context }) =>
    listCategoriesOfLevel(
      context.mall.db,
      input.category_level,
      input.is_main_category ?? false,
      input.distributor_id ?? 0,
    ),
  ),

  info: os.category.info.handler(({ input, context }) => getCategory(context.mall.db, input.category_id)),

  properties: os.category.properties.handler(async ({ input, context }) => ({
    spec_props: await listCategoryProperties(context.mall.db, input.cat_id),
  })),
}
