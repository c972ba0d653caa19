'use client'
import { lazy, Suspense } from 'react'
import type { PackageListProps } from './package-list'

/** Loaded only on pages of products with a package, as lazy-group-panel.tsx. */
const PackageList = lazy(() => import('./package-list'))

export const LazyPackages = (props: PackageListProps) => (
  <Suspense>
    <PackageList {...props} />
  </Suspense>
)
