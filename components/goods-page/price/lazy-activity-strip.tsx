'use client'
import { lazy, Suspense } from 'react'
import { useGoodsPick } from '../buy/pick-context'

/** Loaded only on pages of products with an activity, as lazy-group-panel.tsx. */
const ActivityStrip = lazy(() => import('./activity-strip'))

/** The strip of the announced or running activity; nothing without one. */
export function LazyActivityStrip() {
  const { pick, refresh } = useGoodsPick()
  const { activity } = pick.goods
  return (
    activity && (
      <Suspense fallback={<div className="bg-brand rounded-t-card h-11 max-md:-mx-4 max-md:-mb-3" />}>
        <ActivityStrip activity={activity} onEnd={refresh} />
      </Suspense>
    )
  )
}
