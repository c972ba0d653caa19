'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { defaultPageSize } from '@/components/ui/page-window'
import { usePhone } from '@/components/ui/use-phone'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { usePages } from '@/lib/client/page/use-pages'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { SynonymRow } from '@/lib/contract/operator/catalogue/search'
import { DeskSearch } from '../../list/desk-search'
import { ListHead } from '../../list/list-head'
import { numberedPage } from '../../list/numbered-page'
import { NumberedRows } from '../../list/numbered-rows'
import type { IndexPlace } from '../../list/use-index-place'
import { deskMenu } from '../../menu/pages'
import type { OpenSynonyms } from './synonym-dialog'

interface SynonymListProps {
  place: IndexPlace
  /** Opens the form; absent for people who may only see. */
  onOpen?: (open: OpenSynonyms) => void
}

/** 同义词: words with other names, which find the same products. */
export function SynonymList({ place, onOpen }: SynonymListProps) {
  const { keywords = '' } = place.values
  const paging = numberedPage(place)
  const { page, narrow } = paging
  const found = usePages({
    optionsOf: (at) =>
      deskQuery.search.synonyms.queryOptions({
        input: { page: at, pageSize: defaultPageSize, ...(keywords && { keyword: keywords }) },
        staleTime: 0,
        meta: { silent: true },
      }),
    page,
    isScrolled: usePhone(),
  })
  return (
    <>
      <ListHead
        search={
          <DeskSearch
            key={keywords}
            label="词或同义词"
            value={keywords}
            onSearch={(next) => narrow({ keywords: next || undefined })}
          />
        }
        main={
          onOpen && (
            <Button aria-haspopup="dialog" onClick={() => onOpen({ word: '', synonyms: [], isAdded: true })}>
              新增同义词
            </Button>
          )
        }
      />
      <NumberedRows
        path={deskMenu.search.href}
        found={found}
        paging={paging}
        empty={<Empty occasion="search" text={keywords ? '没有符合的同义词' : '还没有同义词'} />}
      >
        {(rows) => (
          <ul className="divide-line border-line divide-y border-y">
            {rows.map((row) => (
              <SynonymLine key={row.word} row={row} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </NumberedRows>
    </>
  )
}

function SynonymLine({ row, onOpen }: { row: SynonymRow; onOpen: SynonymListProps['onOpen'] }) {
  const client = useQueryClient()
  const { word, synonyms } = row
  const remove = useSingleMutation({
    mutationFn: () => desk.search.setSynonyms({ word, synonyms: [] }),
    onSuccess: () => toast.success('已删除'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.search.key() }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <p className="min-w-0 flex-1 text-sm break-words max-md:basis-full">
        <span className="text-ink font-semibold">{word}</span>
        <span className="text-muted ml-3">{synonyms.join('、')}</span>
      </p>
      {onOpen && (
        <span className="flex gap-3">
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={`编辑${word}的同义词`}
            onClick={() => onOpen({ word, synonyms, isAdded: false })}
          >
            编辑
          </Button>
          <Button
            variant="ghost"
            aria-label={`删除${word}的同义词`}
            loading={remove.isPending}
            onClick={async () => {
              if (await confirm({ text: `确定删除“${word}”的同义词？`, danger: true })) remove.mutate()
            }}
          >
            删除
          </Button>
        </span>
      )}
    </li>
  )
}
