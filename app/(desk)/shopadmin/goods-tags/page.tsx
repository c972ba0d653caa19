import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { TagList } from '@/components/desk/goods-tags/tag-list'

export const metadata: Metadata = { title: '商品标签' }

/** The tags of products (contract operator). */
export default function GoodsTagsPage() {
  return (
    <DeskPage entry="goodsTags">
      <TagList />
    </DeskPage>
  )
}
