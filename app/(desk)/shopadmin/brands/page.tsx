import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { BrandList } from '@/components/desk/brands/brand-list'

export const metadata: Metadata = { title: '品牌' }

/** The brands of products (contract operator). */
export default function BrandsPage() {
  return (
    <DeskPage entry="brands">
      <BrandList />
    </DeskPage>
  )
}
