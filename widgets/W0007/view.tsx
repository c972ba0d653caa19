import type { CategoryNavSettings } from '@/widgets/category-nav'
import { CategoryNav } from '@/widgets/parts/category-nav/category-nav'
import type { NavCategory } from '@/widgets/parts/category-nav/nav-category'
import type { ViewProps } from '@/widgets/widget'

/** 全部商品分类 with sales categories, and links beside it. */
export const View = (props: ViewProps<CategoryNavSettings, NavCategory[]>) => (
  <CategoryNav {...props} linkPage="category" />
)
