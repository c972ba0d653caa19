'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePosition, type Position } from '@/components/shop/near/use-position'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { fallbackMessage } from '@/lib/client/call/api-error'
import { toNearbyShops, type NearbyShops } from '@/widgets/loader'
import type { WidgetMode } from '@/widgets/widget'
import { Cards, type NearbyLook } from '../cards'
import { nearbyQuery } from '../query'
import { shopsOf } from '../tabs'

interface ShopsAroundProps {
  /** Null until there are shops. */
  found: NearbyShops | null
  tagId: number
  look: NearbyLook
  mode: WidgetMode
  onFound: (found: NearbyShops) => void
}

/** On pages the shops around the visitor; elsewhere shops of the mall, without asking for a position. */
export const ShopsAround = (props: ShopsAroundProps) =>
  props.mode === 'render' ? <Located {...props} /> : <Listed {...props} query="all" note={null} />

function Located(props: ShopsAroundProps) {
  const { position } = usePosition()
  return <Listed {...props} query={queryOf(position)} note={noteOf(position)} />
}

/** Where to look for shops: coordinates as a text, `all`, or '' for those of the document. */
const queryOf = (position: Position): string =>
  position.state === 'found' ? `${position.coordinates.lat},${position.coordinates.lng}` : ''

/** A failed request shows its status code, and the shops around Beijing stay (spec 2 §8). */
const noteOf = (position: Position): string | null =>
  position.state === 'failed' ? `定位失败（状态码 ${position.code}），以下为离北京市近的商家` : null

function Listed({
  found,
  tagId,
  look,
  mode,
  query,
  note,
  onFound,
}: ShopsAroundProps & { query: string; note: string | null }) {
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const report = useEffectEvent(onFound)

  useEffect(() => {
    if (query === '') return
    let isStale = false
    const [lat, lng] = query.split(',').map(Number)
    api.shop
      .list(nearbyQuery(lat !== undefined && lng !== undefined ? { lat, lng } : null))
      .then((answer) => {
        if (isStale) return
        setFailure(null)
        report(toNearbyShops(answer))
      })
      .catch((error: unknown) => {
        if (!isStale) setFailure(error instanceof Error ? error.message : fallbackMessage)
      })
    return () => {
      isStale = true
    }
  }, [query, attempt])

  if (!found)
    return failure === null ? (
      <Loading columns={look.columns} />
    ) : (
      <ErrorState small text={failure} onRetry={() => setAttempt(attempt + 1)} />
    )
  const text = failure === null ? note : `${failure}，以下为离北京市近的商家`
  return (
    <>
      {text && (
        <p role="alert" className="text-muted pb-2 pl-5 text-xs max-md:pl-0">
          {text}
        </p>
      )}
      <Cards shops={shopsOf(tagId, found.shops)} look={look} mode={mode} />
    </>
  )
}

const Loading = ({ columns }: { columns: number }) => (
  <div
    role="status"
    aria-label="加载中"
    className="grid h-60 gap-5 px-5"
    style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
  >
    {Array.from({ length: columns }, (_, index) => (
      <Skeleton key={index} className="h-full" />
    ))}
  </div>
)
