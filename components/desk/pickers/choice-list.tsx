'use client'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Pagination } from '@/components/ui/pagination'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/lib/client/press/toast'
import { nothingFound } from '@/lib/domain/messages/content'
import { choicesPerPage, useChoices, useChoiceSearch, type ChoiceSource } from './choice-source'
import { ShopFilter, type FilterShop } from './shop-filter'

export interface ChoiceListProps<Row> {
  source: ChoiceSource<Row>
  /** 1 for a single record. */
  max: number
  /** Said instead of 最多选择n… when more are chosen. */
  tooMany?: string | undefined
  /** Keys of what the list already has: they cannot be chosen again. */
  taken?: ReadonlySet<string>
  picked: readonly Row[]
  onPicked: (rows: Row[]) => void
  /** A double click chooses a single record at once. */
  onSubmit: (rows: Row[]) => void
}

/** Records to choose from: search, table and pages. Chosen ones stay chosen on other pages and in other searches. */
export function ChoiceList<Row>(props: ChoiceListProps<Row>) {
  const { source, max, tooMany, taken, picked, onPicked, onSubmit } = props
  const group = useId()
  const { typed, setTyped, keyword, page, setPage } = useChoiceSearch()
  const [shop, setShop] = useState<FilterShop | null>(null)
  const search = { keyword, page, pageSize: choicesPerPage, shop: shop?.id ?? 0 }
  const { data, isError, isFetching, refetch } = useChoices(source, search)

  const isPicked = (row: Row) => picked.some((one) => source.keyOf(one) === source.keyOf(row))
  const isTaken = (row: Row) => taken?.has(source.keyOf(row)) ?? false
  const toggle = (row: Row) => {
    if (isTaken(row)) return
    if (max === 1) onPicked([row])
    else if (isPicked(row)) onPicked(picked.filter((one) => source.keyOf(one) !== source.keyOf(row)))
    else if (picked.length >= max) toast.error(tooMany ?? `最多选择${max}${source.unit}`)
    else onPicked([...picked, row])
  }

  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <Input
          data-autofocus
          type="search"
          aria-label={`搜索${source.title.replace(/^选择/, '')}`}
          placeholder={source.placeholder}
          prefix={<Search className="size-4" aria-hidden />}
          className="flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {source.hasShops && (
          <ShopFilter
            shop={shop}
            onChange={(next) => {
              setShop(next)
              setPage(1)
            }}
          />
        )}
      </div>
      <div className="min-h-[27rem]" aria-busy={isFetching}>
        {isError ? (
          <ErrorState small onRetry={() => void refetch()} />
        ) : !data ? (
          <p role="status" aria-label="加载中" className="grid gap-2 pt-1">
            {Array.from({ length: choicesPerPage }, (_, row) => (
              <Skeleton key={row} className="h-9" />
            ))}
          </p>
        ) : data.list.length === 0 ? (
          <Empty small text={keyword ? nothingFound : '没有可以选择的内容'} />
        ) : (
          <table className="w-full table-fixed text-left text-sm">
            <thead className="text-muted text-xs">
              <tr className="border-line border-b">
                <th className="w-10 py-2" aria-label="选择" />
                {source.columns.map(({ head, className }) => (
                  <th key={head} scope="col" className={cx('py-2 pr-3 font-normal', className)}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.list.map((row) => (
                <tr
                  key={source.keyOf(row)}
                  className={cx(
                    'border-line h-10 border-b',
                    isTaken(row) ? 'text-faint' : 'hover:bg-page cursor-pointer',
                    isPicked(row) && 'bg-link/5',
                  )}
                  onClick={() => {
                    toggle(row)
                  }}
                  onDoubleClick={() => {
                    if (max === 1 && !isTaken(row)) onSubmit([row])
                  }}
                >
                  <td className="pl-2">
                    <input
                      type={max === 1 ? 'radio' : 'checkbox'}
                      name={group}
                      aria-label={source.nameOf(row)}
                      className={cx('mark align-middle', max === 1 ? 'rounded-full' : 'rounded-[3px]')}
                      disabled={isTaken(row)}
                      checked={isTaken(row) || isPicked(row)}
                      onClick={(event) => {
                        event.stopPropagation()
                      }}
                      onChange={() => {
                        toggle(row)
                      }}
                    />
                  </td>
                  {source.columns.map((column) => (
                    <td key={column.head} className={cx('truncate py-1 pr-3', column.className)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <Pagination
        page={page}
        count={data?.total_count ?? 0}
        pageSize={choicesPerPage}
        onChange={setPage}
        className="justify-end!"
      />
    </div>
  )
}
