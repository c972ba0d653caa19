'use client'
import { Suspense, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Funnel } from '@/components/ui/icons/funnel'
import { lazyPart } from '@/components/ui/lazy-part'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { ListQuery } from '@/lib/web/list-href'

const loadSheet = () => import('./filter-sheet')
const FilterSheet = lazyPart(loadSheet, 'FilterSheet')

export interface FilterButtonProps {
  query: ListQuery
  hasProgramme: boolean
  /** Categories that narrow the list. */
  categories: readonly Pick<CategoryNode, 'category_id' | 'category_name'>[]
  /** Number of selected filters. */
  selected: number
}

/** 筛选 on phones: opens all facets in a sheet from the right, whose code loads with the first touch. */
export function FilterButton({ query, hasProgramme, categories, selected }: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false)
  /** Each opening begins with the filters of the list. */
  const [openings, setOpenings] = useState(0)
  return (
    <>
      <button
        type="button"
        onPointerDown={() => void loadSheet()}
        onClick={() => {
          setOpenings(openings + 1)
          setOpen(true)
        }}
        className={cx(
          // Without scripts the facets stand above the list.
          'border-line flex h-11 w-1/4 shrink-0 items-center justify-center gap-1 border-l text-sm whitespace-nowrap md:hidden noscript:hidden',
          selected > 0 ? 'text-brand font-medium' : 'text-text',
        )}
      >
        筛选
        {selected > 0 ? (
          <span
            translate="no"
            className="nums bg-brand flex size-4 items-center justify-center rounded-full text-xs text-white"
          >
            {selected}
          </span>
        ) : (
          <Funnel className="size-3.5" aria-hidden />
        )}
      </button>
      {openings > 0 && (
        <Suspense>
          <FilterSheet
            key={openings}
            query={query}
            hasProgramme={hasProgramme}
            categories={categories}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
