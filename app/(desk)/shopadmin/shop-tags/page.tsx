import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ShopTagList } from '@/components/desk/shops/tags/tag-list'

export const metadata: Metadata = { title: '店铺标签' }

/** The tags of shops (contract operator §5). */
export default function ShopTagsPage() {
  return (
    <DeskPage entry="shopTags">
      <ShopTagList />
    </DeskPage>
  )
}
