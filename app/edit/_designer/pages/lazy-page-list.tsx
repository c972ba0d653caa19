'use client'
import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/skeleton'

const PageList = lazyPart(() => import('./page-list'), 'PageList')

/** The list of pages, in a chunk of its own: the editor, at the same address, does without it. */
export const LazyPageList = (props: ComponentProps<typeof PageList>) => (
  <Suspense fallback={<Skeleton className="h-[70vh]" />}>
    <PageList {...props} />
  </Suspense>
)
