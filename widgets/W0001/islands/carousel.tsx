'use client'
import { lazy, Suspense } from 'react'
import type { SlidesProps } from './slides'

const Slides = lazy(async () => ({ default: (await import('./slides')).Slides }))

/** Drawn with the document; its code comes only to pages that show a carousel. */
export function Carousel(props: SlidesProps) {
  return (
    <Suspense>
      <Slides {...props} />
    </Suspense>
  )
}
