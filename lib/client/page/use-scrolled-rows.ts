import { useState } from 'react'

/** The rows of a list that were loaded after the page in its document. */
export interface LoadedRows<Row> {
  /** The last loaded page, from 1. */
  page: number
  rows: readonly Row[]
}

interface ScrolledRowsOptions<Row> {
  /** Lists of which further pages were loaded, by name: going back to one shows them at once. */
  kept: Map<string, LoadedRows<Row>>
  name: string
  /** The page in the document. */
  page: number
  pageSize: number
  total: number
  read: (page: number) => Promise<readonly Row[]>
}

/**
 * Further rows of a public list, whose first page is in the document, for `ScrollEnd`: without the query library, which
 * public pages do not load (ADR 0019). Members' lists use `usePages`.
 */
export function useScrolledRows<Row>({ kept, name, page, pageSize, total, read }: ScrolledRowsOptions<Row>) {
  const [loaded, setLoaded] = useState<LoadedRows<Row>>(() => kept.get(name) ?? { page, rows: [] })
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')

  const load = async () => {
    setState('loading')
    try {
      const next = loaded.page + 1
      const now = { page: next, rows: [...loaded.rows, ...(await read(next))] }
      kept.set(name, now)
      setLoaded(now)
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return {
    rows: loaded.rows,
    end: {
      hasMore: loaded.page * pageSize < total,
      isLoading: state === 'loading',
      isError: state === 'failed',
      onMore: () => void load(),
      onRetry: () => void load(),
    },
  }
}
