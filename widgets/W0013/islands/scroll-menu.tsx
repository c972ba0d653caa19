'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'

interface ScrollMenuProps {
  /** Without a target, `href` is null and the entry is plain text. */
  entries: readonly { title: string; href: string | null }[]
  color: string
  barColor: string
}

/** Pixels that an arrow moves the menu (spec 2 §4). */
const step = 50

/** A line of links with a bar under the current one, and arrows where it does not fit (spec 4 §W0013). */
export function ScrollMenu({ entries, color, barColor }: ScrollMenuProps) {
  const path = usePathname()
  const line = useRef<HTMLUListElement>(null)
  const isHydrated = useHydrated()
  const [clicked, setClicked] = useState({ path: '', index: -1 })
  // Cached documents are rendered under internal paths: no entry is marked until hydration. A click counts at once.
  const shown = isHydrated ? entries.findIndex(({ href }) => href !== null && leadsTo(href, path)) : -1
  const current = clicked.path === path ? clicked.index : shown
  const [{ bar, atStart, atEnd }, setLine] = useState<Line>({ bar: null, atStart: true, atEnd: true })

  useEffect(() => {
    const list = line.current
    if (!list) return
    // The observer also reports the initial size.
    const observer = new ResizeObserver(() => setLine(measure(list, current)))
    observer.observe(list)
    return () => observer.disconnect()
  }, [current])

  const scroll = (left: number) => line.current?.scrollBy({ left, behavior: 'smooth' })

  return (
    <nav aria-label="页面菜单" className="flex items-center" style={{ color: color || undefined }}>
      <ul
        ref={line}
        className="scroll-menu"
        onScroll={({ currentTarget }) => setLine(measure(currentTarget, current))}
      >
        {entries.map(({ title, href }, index) => (
          <li key={index}>
            {href === null ? (
              <span className="scroll-menu-entry">{title}</span>
            ) : (
              <Link
                href={href}
                className="scroll-menu-entry"
                aria-current={index === current ? 'page' : undefined}
                onClick={() => setClicked({ path, index })}
              >
                {title}
              </Link>
            )}
          </li>
        ))}
        {bar && (
          <li
            aria-hidden
            className="scroll-menu-bar"
            style={{ width: bar.width, translate: `${bar.left}px`, backgroundColor: barColor }}
          />
        )}
      </ul>
      <span className="flex shrink-0 max-md:hidden">
        <Arrow label="向左" disabled={atStart} onClick={() => scroll(-step)} />
        <Arrow label="向右" disabled={atEnd} onClick={() => scroll(step)} />
      </span>
    </nav>
  )
}

/** Whether a link leads to the page that is shown; a link with a query only to the same query. */
function leadsTo(href: string, path: string): boolean {
  const { origin, pathname, search } = new URL(href, location.origin)
  return origin === location.origin && pathname === path && (search === '' || search === location.search)
}

interface Line {
  /** The bar under the current entry, in pixels of the line. */
  bar: { left: number; width: number } | null
  atStart: boolean
  atEnd: boolean
}

function measure(list: HTMLElement, current: number): Line {
  const { scrollLeft, clientWidth, scrollWidth } = list
  const entry = current < 0 ? undefined : list.children[current]
  return {
    bar: entry instanceof HTMLElement ? { left: entry.offsetLeft, width: entry.offsetWidth } : null,
    atStart: scrollLeft <= 0,
    atEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  }
}

interface ArrowProps {
  label: '向左' | '向右'
  disabled: boolean
  onClick: () => void
}

function Arrow({ label, disabled, onClick }: ArrowProps) {
  const Icon = label === '向左' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="text-text hover:text-brand flex size-8 items-center justify-center disabled:text-[#c3c3c3]"
    >
      <Icon className="size-4" aria-hidden />
    </button>
  )
}
