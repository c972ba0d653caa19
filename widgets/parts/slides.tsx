'use client'
import { Children, useRef, useState, type ReactNode } from 'react'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { shownSlide } from '@/components/ui/strip'

/**
 * Slides of the same size beside each other: swiped on phones, with arrows at their sides elsewhere, and bullets below.
 * After the last one comes the first.
 * @param label accessible name of the whole
 */
export function Slides({ label, children }: { label: string; children: ReactNode }) {
  const strip = useRef<HTMLUListElement>(null)
  const slides = Children.toArray(children)
  const [shown, setShown] = useState(0)
  const turn = (by: 1 | -1) => {
    if (!strip.current) return
    const next = (shownSlide(strip.current) + by + slides.length) % slides.length
    // Smooth by style, unless the visitor prefers reduced motion.
    strip.current.scrollTo({ left: next * strip.current.clientWidth })
  }
  return (
    <div role="group" aria-roledescription="轮播" aria-label={label} className="slides">
      <ul
        ref={strip}
        className="slides-strip"
        onScroll={({ currentTarget }) => {
          setShown(shownSlide(currentTarget))
        }}
      >
        {slides.map((slide, index) => (
          <li key={index} aria-label={`${index + 1} / ${slides.length}`}>
            {slide}
          </li>
        ))}
      </ul>
      <span className="slides-bullets" aria-hidden>
        {slides.map((_, index) => (
          <i key={index} data-shown={index === shown || undefined} />
        ))}
      </span>
      <button type="button" aria-label="上一组" onClick={() => turn(-1)} className="slides-arrow">
        <ChevronLeft aria-hidden />
      </button>
      <button type="button" aria-label="下一组" onClick={() => turn(1)} className="slides-arrow">
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}
