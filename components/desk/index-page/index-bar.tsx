'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { IndexPlace } from '../list/use-index-place'
import { FilterChips, type IndexFilter } from './filter-chips'
import type { IndexSetup } from './use-index-page'
import { ViewDialog } from './view-dialog'
import { viewFilters } from './view-filters'

interface IndexBarProps {
  setup: IndexSetup
  place: IndexPlace
  /** Filters that are on, besides the state. */
  filters: readonly IndexFilter[]
}

/** The row above a table: filters that are on, 保存为视图. */
export function IndexBar({ setup, place, filters }: IndexBarProps) {
  const [isSaving, setSaving] = useState(false)
  const hasValues = Object.keys(viewFilters(place.values)).length > 0
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        (filters.length > 0 || hasValues) && 'mb-3',
      )}
    >
      <FilterChips filters={filters} place={place} />
      {hasValues && setup.isReady && (
        <Button variant="text" aria-haspopup="dialog" onClick={() => setSaving(true)}>
          {setup.view ? '另存为视图' : '保存为视图'}
        </Button>
      )}
      <ViewDialog
        open={isSaving ? 'new' : null}
        setup={setup}
        place={place}
        onClose={() => setSaving(false)}
      />
    </div>
  )
}
