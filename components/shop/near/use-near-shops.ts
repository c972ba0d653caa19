'use client'
import { useEffect, useState } from 'react'
import { api } from '@/lib/client/call/api'
import { fallbackMessage } from '@/lib/client/call/api-error'
import type { Coordinates } from '@/lib/domain/shop/coordinates'
import { toRowShop } from '../row-shop'
import type { RowShop } from '../shop-row'

/** The visitor's filters. */
export interface NearQuery {
  /** Where distances start; a city instead, when the position is unknown and the visitor picked one. */
  from: Coordinates | { province: string; city: string }
  /** 0 for all labels. */
  tag: number
  /** 1 nearest · 0 newest · 3 most sold (contract goods §10.3). */
  sort: 0 | 1 | 3
  name: string
  page: number
}

export interface NearShopsPage {
  list: RowShop[]
  total: number
}

/** Shops on a page. */
export const nearPageSize = 10

async function fetchShops({ from, tag, sort, name, page }: NearQuery): Promise<NearShopsPage> {
  const { list, total_count } = await api.shop.list({
    ...('city' in from ? { ...from, type: 1 as const } : from),
    page,
    pageSize: nearPageSize,
    sort_type: sort,
    is_valid: 'true',
    show_score: true,
    ...(tag ? { distributor_tag_id: [tag] } : {}),
    ...(name ? { name } : {}),
  })
  return { list: list.map(toRowShop), total: total_count }
}

/**
 * The shops for these filters. `first` is the list of the document for `from`, so that nothing is fetched until
 * position or filters differ. While a list loads, the previous one stays; `shown` is the query that it answers.
 */
export function useNearShops(query: NearQuery, from: NearQuery, first: NearShopsPage) {
  const key = JSON.stringify(query)
  const [answer, setAnswer] = useState({ key: JSON.stringify(from), page: first })
  const [failure, setFailure] = useState<{ key: string; text: string } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isCurrent = answer.key === key

  useEffect(() => {
    if (isCurrent) return
    let stale = false
    fetchShops(JSON.parse(key) as NearQuery).then(
      (page) => {
        if (!stale) setAnswer({ key, page })
      },
      (error: unknown) => {
        if (!stale) setFailure({ key, text: error instanceof Error ? error.message : fallbackMessage })
      },
    )
    return () => {
      stale = true
    }
  }, [key, isCurrent, attempt])

  const failed = !isCurrent && failure?.key === key ? failure.text : null
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  const shown = JSON.parse(answer.key) as NearQuery
  return { page: answer.page, shown, isBusy: !isCurrent && failed === null, failed, retry }
}
