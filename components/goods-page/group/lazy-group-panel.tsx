'use client'
import { lazy, Suspense } from 'react'
import type { GroupPanelProps } from './group-panel'

/**
 * Loaded only on pages of products with a group-buying activity: the first JavaScript of the page is at its limit. Lazy
 * in the browser: a lazy import of the server puts the panel into the first scripts of every product.
 */
const GroupPanel = lazy(() => import('./group-panel'))

export const LazyGroupPanel = (props: GroupPanelProps) => (
  <Suspense fallback={<div className="h-49.5" />}>
    <GroupPanel {...props} />
  </Suspense>
)
