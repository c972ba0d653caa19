import type { Metadata } from 'next'
import { SearchDesk } from '@/components/desk/catalogue/search/search-desk'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '搜索管理' }

/** The words of shoppers' searches, and the synonyms of the search (contract operator). */
export default function SearchPage() {
  return (
    <DeskPage entry="search">
      <SearchDesk />
    </DeskPage>
  )
}
