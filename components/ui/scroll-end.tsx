'use client'
import { useRef } from 'react'
import { ErrorState } from './error-state'
import { listEndText } from './list-end'
import { Skeleton } from './skeleton'
import { nextPageMargin, useNearViewport } from './use-near-viewport'

interface ScrollEndProps {
  hasMore: boolean
  isLoading: boolean
  /** The last request failed; `onRetry` repeats it. */
  isError?: boolean
  onMore: () => void
  onRetry?: () => void
}

/** The end of a list that loads on scroll: asks for the next page when it comes near, or says that there is no more. */
export function ScrollEnd({ hasMore, isLoading, isError = false, onMore, onRetry }: ScrollEndProps) {
  const end = useRef<HTMLDivElement>(null)
  useNearViewport(end, nextPageMargin, onMore, hasMore && !isLoading && !isError)
  return (
    <div aria-live="polite" className="contents">
      {/* A new element after loading: the placeholder gives its place to the rows instead of moving below them. */}
      <div
        key={String(isLoading)}
        ref={end}
        data-loads-more={hasMore || isLoading || undefined}
        className="text-muted no-anchor min-h-8 py-6 text-center text-sm"
      >
        {isLoading && (
          <span role="status" aria-label="加载中" className="grid gap-3">
            <Skeleton className="h-24" />
          </span>
        )}
        {isError && <ErrorState small onRetry={onRetry} />}
        {!hasMore && !isLoading && !isError && <span>{listEndText}</span>}
      </div>
    </div>
  )
}
