'use client'
import { Funnel } from 'lucide-react'
import { Suspense, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { lazyPart } from '@/components/ui/lazy-part'
import type { PointsQuery } from '@/lib/web/points-href'
import type { PointsFacet } from './points-facets'

const loadSheet = () => import('./points-filter-sheet')
const PointsFilterSheet = lazyPart(loadSheet, 'PointsFilterSheet')

interface PointsFilterButtonProps {
  query: PointsQuery
  facets: readonly PointsFacet[]
}

/** 筛选 on phones: opens the filters in a sheet from the right, whose code loads with the first touch. */
export function PointsFilterButton({ query, facets }: PointsFilterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const isFiltered = facets.some(({ options }) => options.some(({ isSelected }) => isSelected))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet()}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className={cx(
          'border-line flex h-11 shrink-0 items-center gap-1 border-l px-4 text-sm whitespace-nowrap md:hidden',
          isFiltered ? 'text-brand font-medium' : 'text-text',
        )}
      >
        筛选
        <Funnel className="size-3.5" aria-hidden />
      </button>
      {wasOpened && (
        <Suspense>
          <PointsFilterSheet query={query} facets={facets} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
