'use client'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx'

interface TabItem<V extends string> {
  value: V
  label: ReactNode
  /** Small number after the label; 0 shows nothing. */
  count?: number
}

interface TabsProps<V extends string> {
  items: readonly TabItem<V>[]
  value: V
  onChange: (value: V) => void
  /** Accessible name of the tab list. */
  label: string
  /** Content of the selected tab. Leave it out when it is rendered elsewhere. */
  children?: ReactNode
  /** `quiet` takes its colour from `--accent` of an ancestor. */
  look?: keyof typeof tabLooks
  /** A mouse selects a tab by pointing at it (spec 2 §4). */
  opensOnHover?: boolean
  className?: string
}

/** Tabs and their panel. Left, Right, Home and End move between tabs. */
export function Tabs<V extends string>({
  items,
  value,
  onChange,
  label,
  children,
  look = 'line',
  opensOnHover = false,
  className,
}: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.value === value)
    const last = items.length - 1
    const targets: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    const item = target === undefined ? undefined : items[target]
    if (target === undefined || !item) return
    event.preventDefault()
    onChange(item.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cx(
          // The deeper shade: tabs may lie on the grey page.
          'relative flex [scrollbar-width:none] overflow-x-auto [--color-brand:var(--color-brand-deep)]',
          tabGaps[look],
          className,
        )}
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
            onPointerEnter={
              opensOnHover ? ({ pointerType }) => pointerType === 'mouse' && onChange(item.value) : undefined
            }
            className={cx('shrink-0 whitespace-nowrap transition-colors', tabLooks[look])}
          >
            {item.label}
            {item.count ? (
              <span translate="no" className="nums text-brand ml-1 text-xs">
                {item.count > 99 ? '99+' : item.count}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={-1}>
          {children}
        </div>
      )}
    </>
  )
}

const tabLooks = {
  line: 'tap h-11 border-b-2 border-transparent text-sm text-text hover:text-brand aria-selected:border-brand aria-selected:font-semibold aria-selected:text-brand',
  pill: 'tap h-8 rounded-full px-4 text-sm text-text hover:text-brand aria-selected:bg-brand aria-selected:text-white',
  quiet:
    'tap h-11 px-4 text-sm text-tab hover:text-(--accent) aria-selected:font-semibold aria-selected:text-(--accent) max-md:px-3',
} as const

const tabGaps = { line: 'gap-6', pill: 'gap-2', quiet: '' } as const
