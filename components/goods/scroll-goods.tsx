'use client'
import { Suspense, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListEnd } from '@/components/ui/list-end'
import { SkeletonCards } from '@/components/ui/skeleton'
import { nextPageMargin, useNearViewport } from '@/components/ui/use-near-viewport'
import type { GoodsListRequest } from '@/lib/contract/catalogue/goods-list'

const ScrollPages = lazyPart(() => import('./scroll-pages'), 'ScrollPages')

export interface ScrollGoodsProps {
  /** The call of the list, for any of its pages; absent are the recommended products. */
  list?: GoodsListRequest | undefined
  /** The page that is in the document already. */
  page: number
  pageSize: number
  total: number
  /** The products of that page: a list that moved meanwhile must not repeat them. */
  shown?: readonly number[]
  /** Wider windows have links to the pages instead. */
  phonesOnly?: boolean
}

/**
 * Lists of which further pages were shown. Going back to one shows them at once, so that the scroll position is right.
 */
const opened = new Set<string>()

const keyOf = ({ list, page }: ScrollGoodsProps) => JSON.stringify([list, page])

/**
 * Further pages of a product list, loaded on scroll, and the end of the list. Their code loads with the first of them.
 */
export function ScrollGoods(props: ScrollGoodsProps) {
  const key = keyOf(props)
  const [isNear, setNear] = useState(() => opened.has(key))
  const end = useRef<HTMLDivElement>(null)
  const hasMore = props.page * props.pageSize < props.total
  const open = () => {
    opened.add(key)
    setNear(true)
  }
  // A hidden element is never near the viewport.
  useNearViewport(end, nextPageMargin, open, hasMore && !isNear)

  return (
    <div className={cx(props.phonesOnly && 'phone-pages')}>
      {isNear ? (
        <Suspense
          fallback={
            <div data-loads-more>
              <SkeletonCards count={4} className="no-anchor mt-2.5" />
            </div>
          }
        >
          <ScrollPages {...props} />
        </Suspense>
      ) : (
        <div ref={end} data-loads-more={hasMore || undefined} className="no-anchor min-h-8">
          {!hasMore && <ListEnd />}
        </div>
      )}
    </div>
  )
}
