'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { IndexPageInfo, IndexView } from '@/lib/contract/operator/desk/index-page'
import type { ColumnPlace, Density, IndexLayout, IndexPageName } from '@/lib/domain/desk/index-page'
import type { IndexPlace, IndexValues } from '../list/use-index-place'
import { haveSameFilters, viewFilters } from './view-filters'

/** An index page as the person arranged it. */
export interface IndexSetup {
  page: IndexPageName
  /** False until it is known, so that a table does not change its columns before the eyes of people. */
  isReady: boolean
  views: readonly IndexView[]
  defaultViewId: number | null
  /** The view that the address names; null for none. */
  view: IndexView | null
  /** Filters or columns are not those of the view. */
  isDirty: boolean
  /** Columns that are shown: of the view, or else of the person. */
  columns: readonly ColumnPlace[]
  density: Density
  /** Arranges the page, or the columns of the open view until it is left. */
  arrange: (layout: IndexLayout) => void
  /** `null` for none. */
  setDefault: (viewId: number | null) => void
}

const noLayout: IndexLayout = { columns: [], density: 'wide' }

/** Columns of a view that were changed while it is open, and not stored. */
interface DraftColumns {
  viewId: number
  columns: ColumnPlace[]
}

/** The key of what `indexPage.info` answers for a page. */
export const indexPageKey = (page: IndexPageName) => deskQuery.indexPage.info.queryKey({ input: { page } })

/** The view that the address names, or else the one with the filters of the address. */
function viewOf(views: readonly IndexView[], values: IndexValues): IndexView | null {
  if (values.view !== undefined) return views.find(({ view_id: id }) => String(id) === values.view) ?? null
  const filters = viewFilters(values)
  if (Object.keys(filters).length === 0) return null
  return views.find((one) => haveSameFilters(filters, one.values)) ?? null
}

/** Columns, row height and views of an index page, which are kept beside the account (contract operator §12). */
export function useIndexPage(page: IndexPageName, place: IndexPlace): IndexSetup {
  const client = useQueryClient()
  const { data, isError } = useQuery(
    deskQuery.indexPage.info.queryOptions({
      input: { page },
      staleTime: 60_000,
      retry: false,
      meta: { silent: true },
    }),
  )
  const [draft, setDraft] = useState<DraftColumns | null>(null)
  const views = data?.views ?? []
  const view = viewOf(views, place.values)

  const isOpened = useRef(false)
  useEffect(() => {
    if (!data || isOpened.current) return
    isOpened.current = true
    const isBare = Object.keys(place.values).length === 0 && place.trail.length === 0
    const first = data.views.find(({ view_id: id }) => id === data.default_view_id)
    if (isBare && first) place.narrow({ ...first.values, view: String(first.view_id) })
  })

  const save = useSingleMutation({
    mutationFn: (sent: { layout?: IndexLayout; default_view_id?: number }) =>
      desk.indexPage.arrange({
        page,
        ...(sent.layout && { layout: JSON.stringify(sent.layout) }),
        ...(sent.default_view_id !== undefined && { default_view_id: sent.default_view_id }),
      }),
    onMutate: async ({ layout, default_view_id: viewId }) => {
      await client.cancelQueries({ queryKey: indexPageKey(page) })
      client.setQueryData<IndexPageInfo>(indexPageKey(page), (known) => ({
        views: known?.views ?? [],
        layout: layout ?? known?.layout ?? noLayout,
        default_view_id: viewId === undefined ? (known?.default_view_id ?? null) : viewId || null,
      }))
    },
    onSuccess: (info) => client.setQueryData(indexPageKey(page), info),
    onError: () => client.invalidateQueries({ queryKey: indexPageKey(page) }),
  })

  const layout = data?.layout ?? noLayout
  const ofView = view?.columns ?? null
  const drafted = draft !== null && draft.viewId === view?.view_id ? draft.columns : null
  return {
    page,
    isReady: data !== undefined || isError,
    views,
    defaultViewId: data?.default_view_id ?? null,
    view,
    isDirty:
      view !== null &&
      (!haveSameFilters(viewFilters(place.values), view.values) ||
        (drafted !== null && JSON.stringify(drafted) !== JSON.stringify(ofView))),
    columns: drafted ?? ofView ?? layout.columns,
    density: layout.density,
    arrange: (next) => {
      if (view !== null && ofView !== null) {
        setDraft({ viewId: view.view_id, columns: next.columns })
        if (next.density !== layout.density)
          save.mutate({ layout: { columns: layout.columns, density: next.density } })
      } else save.mutate({ layout: next })
    },
    setDefault: (viewId) => save.mutate({ default_view_id: viewId ?? 0 }),
  }
}
