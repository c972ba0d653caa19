import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { listHref } from '@/lib/web/list-href'

/** Rows of the category menu, which has the height of the carousel beside it. */
const maxRows = 12

/** The categories with a row in the menu. */
export const shownCategories = (categories: readonly CategoryNode[]): readonly CategoryNode[] =>
  categories.slice(0, maxRows)

/** The product list of a sales category (spec 1 §2). */
export const categoryHref = (category: CategoryNode): string => listHref({ cat_id: category.category_id })
