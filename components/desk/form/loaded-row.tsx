'use client'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { RowError } from './row-error'

interface LoadedRowProps<Row, Key extends QueryKey> {
  options: UseQueryOptions<Row, Error, Row, Key>
  /** The list of the rows. */
  listHref: string
  /** The form of the row; read once, because a form keeps what is typed. */
  children: (row: Row) => ReactNode
}

/** A row that a form edits, once it is there. */
export function LoadedRow<Row, Key extends QueryKey>({
  options,
  listHref,
  children,
}: LoadedRowProps<Row, Key>) {
  const { data, isError, error, refetch, isFetching } = useQuery({
    ...options,
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
    meta: { silent: true },
  })
  if (data !== undefined) return children(data)
  return isError ? (
    <RowError text={error.message} onRetry={() => void refetch()} retrying={isFetching} listHref={listHref} />
  ) : (
    <div role="status" aria-label="加载中">
      <Skeleton className="rounded-panel h-96" />
    </div>
  )
}
