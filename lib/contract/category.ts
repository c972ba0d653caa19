import { z } from 'zod'
import { call } from './call'
import { wireBool, wireShopId } from './fields'

export interface CategoryNode {
  category_id: number
  category_name: string
  image_url: string
  parent_id: number
  category_level: number
  level: number
  customize_page_id: number
  children: CategoryNode[]
}

/** A node of the category tree, three levels deep (contract goods §4.1). */
export const categoryNode: z.ZodType<CategoryNode> = z.object({
  category_id: z.int(),
  category_name: z.string(),
  image_url: z.string(),
  parent_id: z.int(),
  category_level: z.int(),
  level: z.int(),
  customize_page_id: z.int(),
  get children() {
    return z.array(categoryNode)
  },
})

export const categoryContract = {
  tree: call('GET', '/goods/category', '商品分类树', { tags: ['分类'] })
    .input(
      z.object({
        is_main_category: wireBool().optional(),
        distributor_id: wireShopId().optional(),
        only_top: wireBool().optional(),
      }),
    )
    .output(z.array(categoryNode)),
}
