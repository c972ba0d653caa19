'use client'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { Pagination } from '@/components/ui/pagination'
import { recycleDays } from '@/lib/domain/goods/desk-state'
import { minuteText } from '@/lib/domain/time/china'
import { LoadedList } from './loaded-list'
import { RestoreButton } from './restore-button'

interface Recycled {
  id: number
  name: string
  by: string
  deleted: number
}
type Page = { list: Recycled[]; total_count: number }

interface RecycleBinProps<Key extends QueryKey> {
  /** The name of its rows: 品牌. */
  noun: string
  optionsOf: (page: { page: number; pageSize: number }) => UseQueryOptions<Page, Error, Page, Key>
  restore: (id: number) => Promise<unknown>
  /** The key of everything that shows the rows and the recycle bin. */
  shownBy: QueryKey
}

/** 回收站 of a short list: what was deleted within 30 days, with 恢复. */
export function RecycleBin<Key extends QueryKey>(props: RecycleBinProps<Key>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="text" className="max-md:min-h-11" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash2 className="size-4" aria-hidden />
        回收站
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={`回收站里的${props.noun}`} width={560}>
        <Content {...props} />
      </Dialog>
    </>
  )
}

const pageSize = 20

function Content<Key extends QueryKey>({ noun, optionsOf, restore, shownBy }: RecycleBinProps<Key>) {
  const [page, setPage] = useState(1)
  const query = useQuery({ ...optionsOf({ page, pageSize }), staleTime: 0 })
  return (
    <LoadedList
      query={query}
      empty={<Empty small text={`回收站是空的，删除的${noun}在这里保留${recycleDays}天`} />}
    >
      {(rows) => (
        <>
          <ul className="divide-line divide-y text-sm">
            {rows.map((row) => (
              <Line key={row.id} row={row} restore={restore} shownBy={shownBy} />
            ))}
          </ul>
          <Pagination
            page={page}
            count={query.data?.total_count ?? 0}
            pageSize={pageSize}
            onChange={setPage}
            className="mt-4"
          />
        </>
      )}
    </LoadedList>
  )
}

interface LineProps {
  row: Recycled
  restore: (id: number) => Promise<unknown>
  shownBy: QueryKey
}

function Line({ row: { id, name, by, deleted }, restore, shownBy }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="text-ink min-w-0 flex-1 break-words">{name}</span>
      <span className="text-muted nums text-xs">
        {[by, `${minuteText(deleted)}删除`].filter(Boolean).join(' ')}
      </span>
      <RestoreButton
        variant="ghost"
        name={name}
        restore={() => restore(id)}
        doneText={`“${name}”已恢复`}
        shownBy={[shownBy]}
      />
    </li>
  )
}
