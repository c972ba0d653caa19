'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import type { ShopTag } from '@/lib/contract/shops/distributor'
import { beijing } from '@/lib/domain/shop/coordinates'
import { CitySelect } from '../city-select'
import type { ShopRegion } from '../shop-data'
import { ShopRow, type RowShop } from '../shop-row'
import { NearFilters, type NearFilter } from './near-filters'
import { PositionBar } from './position-bar'
import { nearPageSize, useNearShops, type NearShopsPage } from './use-near-shops'
import { usePosition } from './use-position'

interface NearShopsProps {
  /** The shops around Beijing, which are in the document. */
  first: NearShopsPage
  tags: readonly Pick<ShopTag, 'tag_id' | 'tag_name'>[]
  /** Cities with open shops. */
  regions: readonly ShopRegion[]
}

/** How far the list of these filters was read. */
interface Reading {
  list: string
  page: number
  /** Shops of the pages above, on phones. */
  above: readonly RowShop[]
}

const unread: Reading = { list: '', page: 1, above: [] }
const noFilter: NearFilter = { tag: 0, sort: 1, name: '' }

/**
 * Shops around the visitor, or around Beijing while the position is unknown (spec 1 §9), or of a city that the visitor
 * picks. Distances from Beijing would say nothing, so they are left out.
 */
export function NearShops({ first, tags, regions }: NearShopsProps) {
  const { position, ask } = usePosition()
  const [filter, setFilter] = useState(noFilter)
  const [reading, setReading] = useState(unread)
  const top = useRef<HTMLDivElement>(null)
  const [city, setCity] = useState<Pick<ShopRegion, 'province' | 'city'> | null>(null)
  const from = city ?? (position.state === 'found' ? position.coordinates : beijing)
  // Another position or filter begins at its first page.
  const name = JSON.stringify([from, filter])
  const { page, above } = reading.list === name ? reading : unread
  const inDocument = { from: beijing, ...noFilter, page: 1 }
  const {
    page: shops,
    shown,
    isBusy,
    failed,
    retry,
  } = useNearShops({ from, ...filter, page }, inDocument, first)

  const pickCity = (region: ShopRegion | null) => {
    setCity(region && { province: region.province, city: region.city })
    setReading(unread)
  }
  const askAgain = () => {
    pickCity(null)
    ask()
  }
  const changeFilter = (change: Partial<NearFilter>) => {
    setFilter({ ...filter, ...change })
    setReading(unread)
  }
  const goToPage = (to: number) => {
    setReading({ list: name, page: to, above: [] })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const isMeasured = !('city' in shown.from) && JSON.stringify(shown.from) !== JSON.stringify(beijing)
  const isMore = above.length > 0
  const list = isMore ? [...above, ...(isBusy || failed !== null ? [] : shops.list)] : shops.list
  const isFiltered = filter.tag !== 0 || filter.name !== ''
  const isWaiting = (isBusy && !isMore) || (position.state === 'asking' && !city)

  return (
    <div ref={top} className="scroll-mt-20">
      <PositionBar
        position={position}
        city={city?.city ?? ''}
        isNearestFirst={filter.sort === 1}
        onAsk={askAgain}
      >
        <CitySelect
          regions={regions}
          placeholder="请选择城市"
          selected={city}
          onPick={pickCity}
          className="grow basis-44 lg:w-52 lg:grow-0"
        />
      </PositionBar>
      <NearFilters filter={filter} tags={tags} onChange={changeFilter} />
      <div
        aria-busy={isWaiting}
        className={cx(
          'rounded-card border-line bg-card mt-3 border transition-opacity max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
          isWaiting && 'opacity-50',
        )}
      >
        {failed !== null && !isMore ? (
          <ErrorState text={failed} onRetry={retry} />
        ) : list.length > 0 ? (
          // Another list has rows of its own: a shop of both would jump to its new row.
          <ul
            key={JSON.stringify({ ...shown, page: 1 })}
            aria-label="附近的店铺"
            className="divide-line divide-y"
          >
            {list.map((shop) => (
              <li key={shop.distributor_id}>
                <ShopRow shop={isMeasured ? shop : { ...shop, distance_unit: '' }} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty occasion="address" text={isFiltered ? '没有符合条件的店铺' : '附近暂时没有店铺'}>
            {isFiltered && <Button onClick={() => changeFilter(noFilter)}>查看全部店铺</Button>}
          </Empty>
        )}
      </div>
      {(failed === null || isMore) && shops.list.length > 0 && (
        <ListPages
          page={page}
          count={shops.total}
          pageSize={nearPageSize}
          list={{ isLoadingMore: isBusy, isError: failed !== null, refetch: retry }}
          onMore={(next) => setReading({ list: name, page: next, above: list })}
          onTurn={goToPage}
        />
      )}
    </div>
  )
}
