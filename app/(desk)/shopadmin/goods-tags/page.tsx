import type { Metadata } from 'next'
import { TagList } from '@/components/desk/catalogue/tags/tag-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '商品标签' }

/** The tags of products (contract operator). */
export default function GoodsTagsPage() {
  return (
    <DeskPage entry="goodsTags">
      <TagList />
    </DeskPage>
  )
}
