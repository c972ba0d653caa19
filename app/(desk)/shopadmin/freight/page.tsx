import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { FreightList } from '@/components/desk/trade/freight/freight-list'

export const metadata: Metadata = { title: '运费模板' }

/** The freight templates of products (contract operator §4). */
export default function FreightPage() {
  return (
    <DeskPage entry="freight">
      <FreightList />
    </DeskPage>
  )
}
