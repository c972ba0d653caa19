import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { ShopTagList } from '@/components/desk/shops/tag-list'

export const metadata: Metadata = { title: '店铺标签' }

/** The tags of shops (contract operator §5). */
export default function ShopTagsPage() {
  return (
    <DeskPage entry="shopTags">
      <ShopTagList />
    </DeskPage>
  )
}
