'use client'
import { useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { ChevronDown } from '@/components/ui/icons/chevron-down'
import type { FacetOption } from './facets'

/** Options of a group before 展开: three rows. */
const shortLength = 9

interface FilterGroupProps {
  label: string
  options: readonly FacetOption[]
  /** Takes the URL of the list with or without the option. */
  onChoose: (href: string) => void
  /** Another control of the same facet, above the options. */
  children?: ReactNode
  /** Two options in a row, each on one line. */
  isWide?: boolean
}

/** A facet in the sheet of filters: three options in a row, the rest behind 展开. Renders nothing without a choice. */
export function FilterGroup({ label, options, onChoose, children, isWide }: FilterGroupProps) {
  const [isLong, setLong] = useState(false)
  if (!children && options.length < 2) return null
  const shown = isLong ? options : options.filter(({ isSelected }, at) => at < shortLength || isSelected)
  return (
    <section role="group" aria-label={label}>
      <h3 className="text-ink mb-2 flex items-center text-sm font-semibold">
        {label}
        {options.length > shortLength && (
          <button
            type="button"
            aria-expanded={isLong}
            onClick={() => setLong(!isLong)}
            className="tap text-muted ml-auto flex items-center gap-0.5 text-xs font-normal"
          >
            {isLong ? '收起' : '展开'}
            <ChevronDown
              className={cx('size-3.5 transition-transform', isLong && 'rotate-180')}
              aria-hidden
            />
          </button>
        )}
      </h3>
      {children}
      <ul className={cx('grid gap-2', isWide ? 'grid-cols-2 whitespace-nowrap' : 'grid-cols-3')}>
        {shown.map(({ key, label: name, count, href, isSelected }) => (
          <li key={key} className="min-w-0">
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => onChoose(href)}
              className={cx(
                'rounded-control flex h-11 w-full flex-col items-center justify-center border px-1 text-xs leading-tight transition-colors',
                isSelected
                  ? 'border-brand bg-brand-tint text-brand-deep font-medium'
                  : 'bg-page text-text border-transparent',
              )}
            >
              <span className="line-clamp-2 max-w-full break-words">{name}</span>
              {count !== undefined && (
                <span translate="no" className="nums text-muted font-normal">
                  {count}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
