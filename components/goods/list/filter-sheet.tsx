'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { Providers } from '@/lib/client/call/providers'
import { query as calls } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { listHref, type ListQuery } from '@/lib/web/list-href'
import { parseListQuery } from '@/lib/web/list-query'
import { countText } from './count-text'
import { brandOptions, categoryOptions, priceOptions, tagOptions } from './facet-options'
import type { FilterButtonProps } from './filter-button'
import { FilterGroup } from './filter-group'
import { listInput } from './list-input'
import { paramRows } from './param-options'
import { PriceFields } from './price-fields'
import { listSwitches } from './switches'

interface FilterSheetProps extends Pick<FilterButtonProps, 'query' | 'hasProgramme' | 'categories'> {
  open: boolean
  onClose: () => void
}

/**
 * All facets of a list in a sheet from the right. Nothing changes on the page until 确定, which says how many products it
 * shows.
 */
export function FilterSheet(props: FilterSheetProps) {
  return (
    <Providers>
      <Sheet {...props} />
    </Providers>
  )
}

/** A list without its facets: keyword, category and sort. */
const withoutFacets = ({ keywords, cat_id, main_category, goodsSort }: ListQuery): ListQuery => ({
  keywords,
  cat_id,
  main_category,
  goodsSort,
  brand_id: [],
  item_params: [],
  page: 1,
})

const queryOf = (href: string): ListQuery =>
  parseListQuery(Object.fromEntries(new URLSearchParams(href.split('?')[1])))

function Sheet({ query, hasProgramme, categories, open, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(query)
  const router = useClientNavigation()
  const { data, isPending, isError, isFetching, isRefetching, refetch } = useQuery({
    // Requests a single product: the sheet needs only the facets and their counts.
    ...calls.goods.list.queryOptions({
      input: { ...listInput(draft), page: 1, pageSize: 1 },
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
    enabled: open,
  })
  const facets = { query: draft, answer: data ?? null }
  const choose = (href: string) => setDraft(queryOf(href))
  const groups = [
    { label: '服务与优惠', options: listSwitches(draft, hasProgramme) },
    { label: '分类', options: categoryOptions(facets, categories) },
    { label: '品牌', options: brandOptions(facets) },
    { label: '标签', options: tagOptions(facets) },
  ]
  const confirm = () => {
    onClose()
    if (listHref(draft) !== listHref(query)) router.push(listHref(draft))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="筛选"
      side
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft(withoutFacets(query))}>
            重置
          </Button>
          <Button onClick={confirm} aria-live="polite">
            {data && !isFetching ? `确定(${countText(data.total_count)})` : '确定'}
          </Button>
        </>
      }
    >
      {isError && !data ? (
        <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
      ) : isPending ? (
        <div role="status" aria-label="加载中" className="grid grid-cols-3 gap-2">
          {Array.from({ length: 15 }, (_, index) => (
            <Skeleton key={index} className="h-11" />
          ))}
        </div>
      ) : (
        <div className="grid gap-5">
          {groups.map((group) => (
            <FilterGroup key={group.label} {...group} onChoose={choose} />
          ))}
          <FilterGroup label="价格" options={priceOptions(facets)} onChoose={choose}>
            <PriceFields
              key={`${draft.start_price}-${draft.end_price}`}
              query={draft}
              onChange={(price) => setDraft({ ...draft, ...price })}
            />
          </FilterGroup>
          {paramRows(facets).map((row) => (
            <FilterGroup key={row.label} {...row} onChoose={choose} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
