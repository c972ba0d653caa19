'use client'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import { defaultPageSize } from '@/components/ui/page-window'
import { Select } from '@/components/ui/select'
import { usePhone } from '@/components/ui/use-phone'
import { deskQuery } from '@/lib/client/call/desk'
import { usePages } from '@/lib/client/page/use-pages'
import type { SearchedWord } from '@/lib/contract/operator/catalogue/search'
import { minuteText } from '@/lib/domain/time/china'
import { listHref } from '@/lib/web/list-href'
import { ColumnChooser } from '../../index-page/column-chooser'
import { IndexBar } from '../../index-page/index-bar'
import { IndexTable, type IndexColumn } from '../../index-page/index-table'
import { IndexViews } from '../../index-page/index-views'
import { useIndexPage } from '../../index-page/use-index-page'
import { DeskSearch } from '../../list/desk-search'
import { ListHead } from '../../list/list-head'
import { numberedPage } from '../../list/numbered-page'
import { NumberedRows } from '../../list/numbered-rows'
import type { IndexPlace } from '../../list/use-index-place'
import { deskMenu } from '../../menu/pages'
import type { OpenSynonyms } from './synonym-dialog'

interface SearchReportProps {
  place: IndexPlace
  /** Opens the form of synonyms; absent for people who may only see. */
  onOpen?: (open: OpenSynonyms) => void
}

/** 搜索报表: the words that shoppers sought, and what found nothing. */
export function SearchReport({ place, onOpen }: SearchReportProps) {
  const { keywords = '', days = '7', none = '' } = place.values
  const paging = numberedPage(place)
  const { page, narrow } = paging
  const setup = useIndexPage('search', place)
  const found = usePages({
    optionsOf: (at) =>
      deskQuery.search.report.queryOptions({
        input: {
          page: at,
          pageSize: defaultPageSize,
          days: days === '30' ? 30 : 7,
          found_nothing: none !== '',
          ...(keywords && { keyword: keywords }),
        },
        staleTime: 0,
        meta: { silent: true },
      }),
    page,
    isScrolled: usePhone(),
  })
  const columns = columnsOf(onOpen)
  return (
    <>
      <IndexViews setup={setup} place={place} />
      <p className="text-muted mb-4 text-sm">
        顾客搜索过的词，每分钟更新一次，保留90天。没有结果的词可以设为同义词；热搜词在
        <Link href={deskMenu.site.href} className="text-link hover:text-brand underline underline-offset-2">
          商城信息
        </Link>
        里设置。
      </p>
      <ListHead
        chooser={<ColumnChooser setup={setup} columns={columns} />}
        search={
          <DeskSearch
            key={keywords}
            label="搜索词"
            value={keywords}
            onSearch={(next) => narrow({ keywords: next || undefined })}
          />
        }
        filterCount={[days === '30', none].filter(Boolean).length}
        filters={
          <>
            <Select
              aria-label="时间"
              options={[
                { value: '7', label: '最近7天' },
                { value: '30', label: '最近30天' },
              ]}
              value={days === '30' ? '30' : '7'}
              onChange={({ target }) => narrow({ days: target.value === '30' ? '30' : undefined })}
              className="w-32"
            />
            <Checkbox
              checked={none !== ''}
              onChange={({ target }) => narrow({ none: target.checked ? '1' : undefined })}
            >
              只看没有结果
            </Checkbox>
          </>
        }
      />
      <IndexBar
        setup={setup}
        place={place}
        filters={[
          ...(keywords ? [{ name: 'keywords', label: '搜索', text: keywords }] : []),
          ...(days === '30' ? [{ name: 'days', label: '时间', text: '最近30天' }] : []),
          ...(none ? [{ name: 'none', label: '结果', text: '没有结果' }] : []),
        ]}
      />
      <NumberedRows
        path={deskMenu.search.href}
        found={found}
        paging={paging}
        isWaiting={!setup.isReady}
        empty={
          <Empty
            occasion="search"
            text={keywords ? '没有符合的搜索词' : none ? '没有搜不到商品的词' : '这段时间还没有人搜索'}
          />
        }
      >
        {(rows) => (
          <IndexTable
            label="搜索词"
            columns={columns}
            setup={setup}
            rows={rows}
            idOf={({ word }) => word}
            nameOf={({ word }) => word}
            card={(row) => <WordCard row={row} onOpen={onOpen} />}
          />
        )}
      </NumberedRows>
    </>
  )
}

const Word = ({ word }: SearchedWord) => (
  <Link href={listHref({ keywords: word })} className="text-ink hover:text-brand break-all">
    {word}
  </Link>
)

const Found = ({ found }: SearchedWord) => (
  <span className={cx(found === 0 && 'text-brand')}>{found === 0 ? '没有结果' : found}</span>
)

function SynonymButton({ row, onOpen }: { row: SearchedWord; onOpen: SearchReportProps['onOpen'] }) {
  if (row.is_synonym) return <span className="text-muted">已是同义词</span>
  if (!onOpen) return null
  return (
    <Button
      variant="text"
      aria-haspopup="dialog"
      aria-label={`把${row.word}设为同义词`}
      onClick={() => onOpen({ word: '', synonyms: [row.word], isAdded: true })}
    >
      设为同义词
    </Button>
  )
}

const columnsOf = (onOpen: SearchReportProps['onOpen']): IndexColumn<SearchedWord>[] => [
  { name: 'word', header: '搜索词', cell: Word },
  { name: 'num', header: '搜索次数', isFigure: true, cell: ({ num }) => num, className: 'w-28' },
  { name: 'found', header: '找到的商品', isFigure: true, cell: Found, className: 'w-28' },
  {
    name: 'last',
    header: '最近一次',
    isFigure: true,
    cell: ({ last_at }) => minuteText(last_at),
    className: 'w-40',
  },
  {
    name: 'action',
    header: '操作',
    cell: (row) => <SynonymButton row={row} onOpen={onOpen} />,
    className: 'w-32',
  },
]

const WordCard = ({ row, onOpen }: { row: SearchedWord; onOpen: SearchReportProps['onOpen'] }) => (
  <div className="text-sm">
    <Word {...row} />
    <p className="text-muted nums mt-1 text-xs">
      搜索{row.num}次 · <Found {...row} /> · {minuteText(row.last_at)}
    </p>
    <p className="mt-1">
      <SynonymButton row={row} onOpen={onOpen} />
    </p>
  </div>
)
