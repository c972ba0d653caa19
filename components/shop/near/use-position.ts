'use client'
import { useCallback, useEffect, useState } from 'react'
import { toChinaGrid } from '@/lib/domain/shop/china-grid'
import type { Place } from '@/lib/domain/shop/place'

export type Position =
  | { state: 'asking' }
  | { state: 'found'; place: Place }
  /** 0 the browser cannot tell · 1 refused · 2 unknown · 3 too late; 1 to 3 as browsers count them. */
  | { state: 'failed'; code: 0 | 1 | 2 | 3 }

const options: PositionOptions = { enableHighAccuracy: false, timeout: 8000, maximumAge: 300_000 }

/** About ten metres: enough for distances, and neighbours ask for the same. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

function locate(tell: (position: Position) => void): void {
  // Browsers hide it from pages without TLS.
  if (!('geolocation' in navigator)) return tell({ state: 'failed', code: 0 })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const { lat, lng } = toChinaGrid({ lat: coords.latitude, lng: coords.longitude })
      tell({ state: 'found', place: { lat: rounded(lat), lng: rounded(lng) } })
    },
    ({ code }) => tell({ state: 'failed', code: code === 1 || code === 3 ? code : 2 }),
    options,
  )
}

/** Where the visitor is, asked for when the page comes alive and again on demand. */
export function usePosition(): { position: Position; ask: () => void } {
  const [position, setPosition] = useState<Position>({ state: 'asking' })
  useEffect(() => {
    let gone = false
    queueMicrotask(() =>
      locate((next) => {
        if (!gone) setPosition(next)
      }),
    )
    return () => {
      gone = true
    }
  }, [])
  const ask = useCallback(() => {
    setPosition({ state: 'asking' })
    locate(setPosition)
  }, [])
  return { position, ask }
}
