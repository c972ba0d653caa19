import {
  keepPreviousData,
  useQueries,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'

export interface PagesOptions<Data, Key extends QueryKey> {
  /** The query of a page. */
  optionsOf: (page: number) => UseQueryOptions<Data, Error, Data, Key>
  /** The page that is shown, or the last one of those that are. */
  page: number
  /** All pages up to `page` are shown, as phones do; otherwise it alone. */
  isScrolled: boolean
}

/** Milliseconds: a page that was the last one until now is not read again when it becomes one above. */
const justRead = 10_000
const isOld = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > justRead

/**
 * The pages of a list that are shown: one, or all that were loaded on scroll. Each has its own entry in the query
 * cache, so that going back shows what was loaded, and a change reads all of them again. While another filter loads,
 * the rows of the last one stay (`isPlaceholderData`).
 */
export function usePages<Data, Key extends QueryKey>({
  optionsOf,
  page,
  isScrolled,
}: PagesOptions<Data, Key>) {
  const last = useQuery({ ...optionsOf(page), placeholderData: keepPreviousData })
  const above = useQueries({
    queries: Array.from({ length: isScrolled ? page - 1 : 0 }, (_, index) => ({
      ...optionsOf(index + 1),
      refetchOnMount: isOld,
    })),
  })
  const isMore = above.length > 0
  // Below other pages the rows of the page before would be shown twice.
  const lastData = isMore && last.isPlaceholderData ? undefined : last.data
  const arrived = [...above, { data: lastData, dataUpdatedAt: last.dataUpdatedAt }].flatMap(
    ({ data, dataUpdatedAt }) => (data === undefined ? [] : [{ data, readAt: dataUpdatedAt }]),
  )
  const pages = arrived.map(({ data }) => data)
  const all = [...above, last]
  const failed = all.filter(({ isError }) => isError)
  const isError = failed.length > 0 && pages.length < all.length
  return {
    /** Those that have arrived. */
    pages,
    /** Milliseconds: when each of them was read. */
    readAt: arrived.map(({ readAt }) => readAt),
    isPending: pages.length === 0 && !isError,
    /** Further pages are on their way. */
    isLoadingMore: pages.length > 0 && pages.length < all.length && !isError,
    isError,
    isPlaceholderData: !isMore && last.isPlaceholderData,
    isRefetching: all.some(({ isRefetching }) => isRefetching),
    /** Milliseconds: when the last page was read. */
    dataUpdatedAt: last.dataUpdatedAt,
    refetch: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
