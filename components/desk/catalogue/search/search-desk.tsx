'use client'
import { useState } from 'react'
import { Tabs } from '@/components/ui/tabs'
import { useMay } from '../../frame/use-desk'
import { useIndexPlace } from '../../list/use-index-place'
import { deskMenu } from '../../menu/pages'
import { SearchReport } from './search-report'
import { SynonymDialog, type OpenSynonyms } from './synonym-dialog'
import { SynonymList } from './synonym-list'

const tabs = [
  { value: 'report', label: '搜索报表' },
  { value: 'synonyms', label: '同义词' },
] as const

/** 搜索: what shoppers sought, and the synonyms that the search knows (contract operator §2). */
export function SearchDesk() {
  const place = useIndexPlace(deskMenu.search.href)
  const tab = place.values.status === 'synonyms' ? 'synonyms' : 'report'
  const mayWrite = useMay('goods:write')
  const [open, setOpen] = useState<OpenSynonyms | null>(null)
  const List = tab === 'report' ? SearchReport : SynonymList
  return (
    <>
      <Tabs
        label="搜索"
        items={tabs}
        value={tab}
        onChange={(next) =>
          place.narrow({
            status: next === 'report' ? undefined : next,
            keywords: undefined,
            page: undefined,
            days: undefined,
            none: undefined,
          })
        }
        look="pill"
        className="mb-4"
      />
      <List key={tab} place={place} {...(mayWrite && { onOpen: setOpen })} />
      {mayWrite && <SynonymDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}
