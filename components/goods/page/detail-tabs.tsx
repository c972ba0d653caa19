'use client'
import { useEffect, useState, type MouseEvent } from 'react'

export interface DetailSection {
  id: string
  label: string
}

/** Where a section has to be to count as the one that is read: under the header and these tabs. */
const readingLine = '-140px 0px -60% 0px'

/** The tabs above the introduction. They stay under the header and lead to the sections, which all stand in the page. */
export function DetailTabs({ sections }: { sections: readonly DetailSection[] }) {
  const [current, setCurrent] = useState(sections[0]?.id)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: readingLine },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  // Not by the hash: that keeps the choice of the sku.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.scrollIntoView()
    setCurrent(id)
  }

  return (
    <nav
      aria-label="商品详情"
      className="border-line bg-card rounded-t-card sticky top-16 z-20 border-b max-md:top-13 max-md:rounded-none"
    >
      <ul className="flex px-2">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              aria-current={id === current ? 'true' : undefined}
              className="text-text hover:text-brand aria-[current]:border-brand aria-[current]:text-brand flex h-12 items-center border-b-2 border-transparent px-5 text-base transition-colors aria-[current]:font-semibold"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
