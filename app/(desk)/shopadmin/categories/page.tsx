import type { Metadata } from 'next'
import { CategoryTree } from '@/components/desk/catalogue/categories/category-tree'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '商品分类' }

/** The two trees of categories (contract operator). */
export default function CategoriesPage() {
  return (
    <DeskPage entry="categories">
      <CategoryTree />
    </DeskPage>
  )
}
