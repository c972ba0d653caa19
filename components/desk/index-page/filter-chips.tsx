import { Button } from '@/components/ui/button'
import { X } from '@/components/ui/icons/x'
import type { IndexPlace } from '../list/use-index-place'

/** A filter that is on, as the address names it. */
export interface IndexFilter {
  /** Of the address. */
  name: string
  /** The name of the field that it filters by: 分类. */
  label: string
  /** The chosen value in words. */
  text: string
  /** Removes a filter that is not in the address. */
  onClear?: () => void
}

interface FilterChipsProps {
  filters: readonly IndexFilter[]
  place: IndexPlace
}

/** The filters that are on, each with its removal, and 清除全部. */
export function FilterChips({ filters, place }: FilterChipsProps) {
  if (filters.length === 0) return null
  const clear = (cleared: readonly IndexFilter[]) => {
    place.narrow({ page: undefined, ...Object.fromEntries(cleared.map(({ name }) => [name, undefined])) })
    for (const { onClear } of cleared) onClear?.()
  }
  return (
    <ul aria-label="筛选条件" className="flex min-w-0 flex-wrap items-center gap-2">
      {filters.map((filter) => {
        const { name, label, text } = filter
        return (
          <li key={name} className="bg-page text-text flex max-w-full items-center rounded-full pl-3 text-sm">
            <span className="truncate">
              {label}：{text}
            </span>
            <button
              type="button"
              aria-label={`清除${label}：${text}`}
              onClick={() => clear([filter])}
              className="tap text-muted hover:text-brand flex size-8 shrink-0 items-center justify-center"
            >
              <X className="size-3.5" aria-hidden />
            </button>
          </li>
        )
      })}
      <li>
        <Button variant="text" onClick={() => clear(filters)}>
          清除全部
        </Button>
      </li>
    </ul>
  )
}
