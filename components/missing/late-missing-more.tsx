'use client'
import { lazy, Suspense } from 'react'

/** Loaded on the not-found page only, whose code every page contains. */
const MissingMore = lazy(() => import('./missing-more'))

export const LateMissingMore = () => (
  <Suspense>
    <MissingMore />
  </Suspense>
)
