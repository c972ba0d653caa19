'use client'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'

interface ListHeadProps {
  tabs?: ReactNode
  search?: ReactNode
  filters?: ReactNode
  /** Filters that are on. */
  filterCount?: number
  /** 列设置, which phones do not have. */
  chooser?: ReactNode
  /** Exports, imports and other buttons that are seldom used. */
  tools?: ReactNode
  /** The main button: 新增商品. */
  main?: ReactNode
}

/**
 * The head of a list: its tabs beside 列设置, 导出 and the main button, and below them search and filters. Phones show
 * search, tabs and the main button; filters and tools are folded into 筛选 and 更多.
 */
export function ListHead({ tabs, search, filters, filterCount = 0, chooser, tools, main }: ListHeadProps) {
  const id = useId()
  const [open, setOpen] = useState<'filters' | 'tools' | null>(null)
  const toggle = (name: 'filters' | 'tools') => setOpen(open === name ? null : name)
  const folded = (name: 'filters' | 'tools') =>
    cx(
      'contents max-md:order-4 max-md:basis-full max-md:flex-wrap max-md:gap-3',
      open === name ? 'max-md:flex' : 'max-md:hidden',
    )
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 empty:hidden">
      {tabs && <div className="min-w-0 max-md:order-3 max-md:flex-1">{tabs}</div>}
      <div
        className={cx(
          'ml-auto flex flex-wrap items-center gap-3 empty:hidden max-md:contents',
          !tabs && 'md:order-last',
        )}
      >
        {chooser}
        {tools && (
          <div id={`${id}-tools`} className={folded('tools')}>
            {tools}
          </div>
        )}
        {main && (
          <div
            className={cx(
              'contents max-md:ml-auto max-md:flex max-md:gap-3',
              tabs ? 'max-md:order-3' : 'max-md:order-1',
            )}
          >
            {main}
          </div>
        )}
      </div>
      {tabs && (search || filters) && <span aria-hidden className="-mt-3 basis-full max-md:hidden" />}
      {search && <div className="min-w-0 max-md:order-1 max-md:flex-1">{search}</div>}
      {filters && (
        <Toggle isOpen={open === 'filters'} controls={`${id}-filters`} onPress={() => toggle('filters')}>
          <SlidersHorizontal className="size-4" aria-hidden />
          筛选
          {filterCount > 0 && <span className="nums text-brand">{filterCount}</span>}
        </Toggle>
      )}
      {tools && (
        <Toggle isOpen={open === 'tools'} controls={`${id}-tools`} onPress={() => toggle('tools')}>
          更多
          <ChevronDown className={cx('size-4', open === 'tools' && 'rotate-180')} aria-hidden />
        </Toggle>
      )}
      {tabs && (search || filters || tools) && (
        <span aria-hidden className="-mt-3 basis-full max-md:order-2 md:hidden" />
      )}
      {filters && (
        <div id={`${id}-filters`} className={folded('filters')}>
          {filters}
        </div>
      )}
    </div>
  )
}

interface ToggleProps {
  isOpen: boolean
  /** Id of what it shows. */
  controls: string
  onPress: () => void
  children: ReactNode
}

const Toggle = ({ isOpen, controls, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onPress}
    className={cx(buttonClass({ variant: 'ghost' }), 'max-md:order-1 max-md:px-3 md:hidden')}
  >
    {children}
  </button>
)
