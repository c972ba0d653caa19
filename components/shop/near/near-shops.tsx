'use client'
import { useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Pagination } from '@/components/ui/pagination'
import type { ShopTag } from '@/lib/contract/distributor'
import { beijing } from '@/lib/domain/shop/place'
import { ShopRow } from '../shop-row'
import { NearFilters, type NearFilter } from './near-filters'
import { PositionBar } from './position-bar'
import { nearPageSize, useNearShops, type NearShopsPage } from './use-near-shops'
import { usePosition } from './use-position'

interface NearShopsProps {
  /** The shops around Beijing, which are in the document. */
  first: NearShopsPage
  tags: readonly Pick<ShopTag, 'tag_id' | 'tag_name'>[]
}

const everything: NearFilter = { tag: 0, sort: 1, name: '' }

/** Shops around the visitor, or around Beijing while the position is unknown (spec 1 §9). */
export function NearShops({ first, tags }: NearShopsProps) {
  const { position, ask } = usePosition()
  const [filter, setFilter] = useState(everything)
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const place = position.state === 'found' ? position.place : beijing
  const from = { place: beijing, ...everything, page: 1 }
  const { page: shops, isBusy, failed, retry } = useNearShops({ place, ...filter, page }, from, first)

  const narrow = (change: Partial<NearFilter>) => {
    setFilter({ ...filter, ...change })
    setPage(1)
  }
  const turn = (to: number) => {
    setPage(to)
    top.current?.scrollIntoView({ block: 'start' })
  }
  const isNarrowed = filter.tag !== 0 || filter.name !== ''
  const waits = isBusy || position.state === 'asking'

  return (
    <div ref={top} className="scroll-mt-20">
      <PositionBar position={position} onAsk={ask} />
      <NearFilters filter={filter} tags={tags} onChange={narrow} />
      <div
        aria-busy={waits}
        className={cx(
          'rounded-card border-line bg-card mt-3 border transition-opacity max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
          waits && 'opacity-50',
        )}
      >
        {failed !== null ? (
          <ErrorState text={failed} onRetry={retry} />
        ) : shops.list.length > 0 ? (
          <ul aria-label="附近的店铺" className="divide-line divide-y">
            {shops.list.map((shop) => (
              <li key={shop.distributor_id}>
                <ShopRow shop={shop} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty occasion="address" text={isNarrowed ? '没有符合条件的店铺' : '附近暂时没有店铺'}>
            {isNarrowed && <Button onClick={() => narrow(everything)}>查看全部店铺</Button>}
          </Empty>
        )}
      </div>
      {failed === null && (
        <Pagination
          page={page}
          count={shops.total}
          pageSize={nearPageSize}
          onChange={turn}
          className="mt-6"
        />
      )}
    </div>
  )
}
