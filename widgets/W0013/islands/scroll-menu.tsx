'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from '@/components/ui/link'

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
  const [current, setCurrent] = useState(-1)
  const { bar, edges, measure } = useLine(line, current)

  useEffect(() => {
    setCurrent(entries.findIndex(({ href }) => href !== null && isShown(href)))
  }, [entries, path])

  const scroll = (left: number) => line.current?.scrollBy({ left, behavior: 'smooth' })

  return (
    <nav aria-label="页面菜单" className="flex items-center" style={{ color: color || undefined }}>
      <ul ref={line} className="scroll-menu" onScroll={measure}>
        {entries.map(({ title, href }, index) => (
          <li key={index}>
            {href === null ? (
              <span className="scroll-menu-entry">{title}</span>
            ) : (
              <Link
                href={href}
                className="scroll-menu-entry"
                aria-current={index === current ? 'page' : undefined}
                onClick={() => setCurrent(index)}
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
        <Arrow label="向左" disabled={edges.atStart} onClick={() => scroll(-step)} />
        <Arrow label="向右" disabled={edges.atEnd} onClick={() => scroll(step)} />
      </span>
    </nav>
  )
}

/** Whether a link leads to the page that is shown; a link with a query only to the same query. */
function isShown(href: string): boolean {
  const { origin, pathname, search } = new URL(href, location.href)
  return (
    origin === location.origin &&
    pathname === location.pathname &&
    (search === '' || search === location.search)
  )
}

/** The place of the bar under the current entry, in pixels of the line, and whether the line is at its ends. */
function useLine(line: RefObject<HTMLUListElement | null>, current: number) {
  const [bar, setBar] = useState<{ left: number; width: number } | null>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: true })

  const measure = useCallback(() => {
    const list = line.current
    if (!list) return
    const { scrollLeft, clientWidth, scrollWidth } = list
    setEdges({ atStart: scrollLeft <= 0, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 })
    const entry = current < 0 ? undefined : list.children[current]
    setBar(entry instanceof HTMLElement ? { left: entry.offsetLeft, width: entry.offsetWidth } : null)
  }, [line, current])
  useEffect(() => {
    if (!line.current) return
    // The observer also reports the initial size.
    const observer = new ResizeObserver(measure)
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [line, measure])
  return { bar, edges, measure }
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
