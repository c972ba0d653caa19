import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { call } from '../call'
import { bit, listOf, seconds, wireBool, wireInt, wireShopId } from '../fields'

const tags = ['分类']

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

/** A category without its children (contract goods §4.2). */
const categoryRow = z.object({
  id: z.int(),
  category_id: z.int(),
  company_id: z.literal(1),
  category_name: z.string(),
  label: z.string(),
  /** 0 for a top-level category. */
  parent_id: z.int(),
  distributor_id: z.int(),
  /** Ids from the top-level category to this one, such as `1610,1611`. */
  path: z.string(),
  sort: z.int(),
  is_main_category: bit,
  category_level: z.int(),
  image_url: z.string(),
  customize_page_id: z.int(),
  created: seconds,
  updated: seconds,
})
export type CategoryRow = z.infer<typeof categoryRow>

const noCategory = '请传递商品分类'

/** Category ids are 32-bit. */
const categoryId = () => wireInt(1, maxId, noCategory)

export const categoryContract = {
  tree: call('GET', '/goods/category', '商品分类树', { tags, kept: {} })
    .input(
      z.object({
        is_main_category: wireBool().optional(),
        distributor_id: wireShopId().optional(),
        only_top: wireBool().optional(),
      }),
    )
    .output(z.array(categoryNode)),

  children: call('GET', '/goods/category/{cat_id}', '下级分类', { tags, invalid: noCategory, kept: {} })
    .input(z.object({ cat_id: categoryId(), distributor_id: wireShopId().optional() }))
    .output(listOf(categoryRow)),

  /** Categories of one level that contain products on sale. */
  level: call('GET', '/goods/categorylevel', '某一级的分类', { tags, kept: {} })
    .input(
      z.object({
        category_level: wireInt(1, 3).optional().default(1),
        is_main_category: wireBool().optional(),
        distributor_id: wireShopId().optional(),
      }),
    )
    .output(listOf(categoryRow)),

  info: call('GET', '/goods/categoryinfo', '分类详情', { tags, invalid: noCategory, kept: {} })
    .input(z.object({ category_id: categoryId() }))
    .output(categoryRow.extend({ children: z.array(categoryNode) })),

  /** Specifications of the products in a category; legacy clients filter lists by them. */
  properties: call('GET', '/goods/category/{cat_id}/properties', '分类的商品规格', {
    tags,
    invalid: noCategory,
    legacyName: 'category.relProps',
    kept: {},
  })
    .input(z.object({ cat_id: categoryId() }))
    .output(
      z.object({
        spec_props: z.array(
          z.object({
            spec_id: z.int(),
            spec_name: z.string(),
            spec_values: z.array(
              z.object({ spec_value_id: z.int(), spec_value: z.string(), spec_image_url: z.string() }),
            ),
          }),
        ),
      }),
    ),
}
