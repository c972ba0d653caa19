import type { Metadata } from 'next'
import { BrandList } from '@/components/desk/catalogue/brands/brand-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '品牌' }

/** The brands of products (contract operator). */
export default function BrandsPage() {
  return (
    <DeskPage entry="brands">
      <BrandList />
    </DeskPage>
  )
}
