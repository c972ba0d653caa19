'use client'
import { useEffect, useRef, useState, type MouseEvent } from 'react'

export interface DetailSection {
  id: string
  label: string
  /** Small number after the label; not shown when absent or 0. */
  count?: number
}

/**
 * Distance in pixels from the top of the viewport, below the header and these tabs, at which the next section becomes
 * current. It grows with the page.
 */
const readingLineNow = () => 8.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Milliseconds until the sections that a press brought into view are rendered. */
const settling = 300

/** Sticky tabs that scroll to the sections of the page. */
export function DetailTabs({ sections }: { sections: readonly DetailSection[] }) {
  const [current, setCurrent] = useState(sections[0]?.id)
  /** A pressed tab stays current until the next scroll: a section near the end of the page cannot reach the line. */
  const isPressed = useRef(false)

  useEffect(() => {
    const readingLine = readingLineNow()
    const isReached = ({ id }: DetailSection) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= readingLine
    const observer = new IntersectionObserver(
      () => isPressed.current || setCurrent((sections.findLast(isReached) ?? sections[0])?.id),
      { rootMargin: `-${readingLine}px 0px 0px 0px` },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  // Does not use the hash, which stores the selected SKU.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.scrollIntoView()
    setCurrent(id)
    isPressed.current = true
    setTimeout(() => (isPressed.current = false), settling)
  }

  return (
    <nav
      aria-label="商品详情"
      className="border-line bg-card rounded-t-card sticky top-16 z-20 border-b max-md:top-13 max-md:rounded-none"
    >
      <ul className="flex px-2">
        {sections.map(({ id, label, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              aria-current={id === current ? 'true' : undefined}
              className="text-text hover:text-brand aria-[current]:border-brand aria-[current]:text-brand flex h-12 items-center border-b-2 border-transparent px-5 text-base transition-colors aria-[current]:font-semibold max-md:px-3"
            >
              {label}
              {count ? (
                <span translate="no" className="nums text-muted ml-1 text-xs font-normal">
                  {count}
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
