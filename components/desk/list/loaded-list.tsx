import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { ErrorState } from '@/components/ui/error-state'

/** A query of rows. */
export interface ListQuery<Data> {
  /** Undefined until the rows are there. */
  data: Data | undefined
  isError: boolean
  isRefetching: boolean
  refetch: () => unknown
}

interface LoadedListProps<Row> {
  query: ListQuery<{ list: readonly Row[] }>
  /** Shown instead of the rows when there are none. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Rows once they are there; before, a placeholder, or an error with 重试. */
export function LoadedList<Row>({ query, empty, children }: LoadedListProps<Row>) {
  const { data, isError, isRefetching, refetch } = query
  if (data) return data.list.length === 0 ? empty : children(data.list)
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isRefetching} /> : <ListSkeleton />
}
