'use client'
import { lazy, Suspense } from 'react'
import type { GroupPanelProps } from './group-panel'

/**
 * Loaded only on pages of products with a group-buying activity: the first JavaScript of the page is at its limit.
 * `lazy()` in a client component; from a server component Next would add the chunk to every product page.
 */
const GroupPanel = lazy(() => import('./group-panel'))

export const LazyGroupPanel = (props: GroupPanelProps) => (
  <Suspense fallback={<div className="h-49.5" />}>
    <GroupPanel {...props} />
  </Suspense>
)
