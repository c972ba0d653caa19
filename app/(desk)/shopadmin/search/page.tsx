import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/desk-page'
import { SearchDesk } from '@/components/desk/search/search-desk'

export const metadata: Metadata = { title: '搜索管理' }

/** The words of shoppers' searches, and the synonyms of the search (contract operator). */
export default function SearchPage() {
  return (
    <DeskPage entry="search">
      <SearchDesk />
    </DeskPage>
  )
}
