'use client'
import { lazy, Suspense, type ComponentProps } from 'react'
import type SoldOutActions from './sold-out-actions'

/** Loaded only on pages of products that are sold out, as lazy-group-panel.tsx. */
const Loaded = lazy(() => import('./sold-out-actions'))

export const LazySoldOutActions = (props: ComponentProps<typeof SoldOutActions>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
