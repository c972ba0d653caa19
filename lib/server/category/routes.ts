import 'server-only'
import { os } from '@/lib/server/context'
import { categoryTree } from './tree'

export const categoryRoutes = {
  tree: os.category.tree.handler(async ({ input, context }) => {
    const tree = await categoryTree(
      context.mall.db,
      input.is_main_category ?? false,
      input.distributor_id ?? 0,
    )
    return input.only_top ? tree.map((node) => ({ ...node, children: [] })) : tree
  }),
}
