'use client'
import { useCallback, useEffect, useState } from 'react'
import { toChinaGrid } from '@/lib/domain/shop/china-grid'
import type { Coordinates } from '@/lib/domain/shop/coordinates'

export type Position =
  | { state: 'asking' }
  | { state: 'found'; coordinates: Coordinates }
  /** 0 not supported · 1 refused · 2 unavailable · 3 time-out; 1 to 3 are the browser's codes. */
  | { state: 'failed'; code: 0 | 1 | 2 | 3 }

const options: PositionOptions = { enableHighAccuracy: false, timeout: 8000, maximumAge: 300_000 }

/** About ten metres: exact enough for distances, and visitors close to each other share cache entries. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

function locate(report: (position: Position) => void): void {
  // Browsers have no geolocation on pages without TLS.
  if (!('geolocation' in navigator)) return report({ state: 'failed', code: 0 })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const { lat, lng } = toChinaGrid({ lat: coords.latitude, lng: coords.longitude })
      report({ state: 'found', coordinates: { lat: rounded(lat), lng: rounded(lng) } })
    },
    ({ code }) => report({ state: 'failed', code: code === 1 || code === 3 ? code : 2 }),
    options,
  )
}

/** The visitor's position, requested after hydration and again on demand. */
export function usePosition(): { position: Position; ask: () => void } {
  const [position, setPosition] = useState<Position>({ state: 'asking' })
  useEffect(() => {
    let isUnmounted = false
    queueMicrotask(() =>
      locate((next) => {
        if (!isUnmounted) setPosition(next)
      }),
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  const ask = useCallback(() => {
    setPosition({ state: 'asking' })
    locate(setPosition)
  }, [])
  return { position, ask }
}
