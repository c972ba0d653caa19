'use client'
import { Children, lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import type { DotStyle } from './pagination-dots'

const Controls = lazy(async () => ({ default: (await import('./controls')).Controls }))

interface CarouselProps {
  children: ReactNode
  look: DotStyle
  /** Milliseconds until the next picture; 0 stands still. */
  delay: number
  /** Small pictures for style5. */
  pictures: readonly string[]
}

/** Milliseconds of calm after which a page has time for what nobody asked for. */
const calm = 1500
const reaches = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Acts when a visitor reaches for the pictures; else once the page has had a moment, because nothing has to turn while
 * he gets his bearings and a phone is still at work. Returns what takes it back.
 */
function whenWanted(box: HTMLElement, act: () => void): () => void {
  const timer = setTimeout(start, calm)
  for (const reach of reaches) box.addEventListener(reach, start, { passive: true })
  function stop() {
    clearTimeout(timer)
    for (const reach of reaches) box.removeEventListener(reach, start)
  }
  function start() {
    stop()
    act()
  }
  return stop
}

/**
 * The pictures in their window. They stand in the document as they are, the first one in sight: drawn through `lazy`
 * they would wait hidden at its end until scripts run. What turns them comes afterwards, to pages that have more than one.
 */
export function Carousel({ children, look, delay, pictures }: CarouselProps) {
  const slides = Children.toArray(children)
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [selected, setSelected] = useState(0)
  const attach = useCallback((box: HTMLDivElement) => whenWanted(box, () => setViewport(box)), [])
  const many = slides.length > 1

  return (
    <section
      aria-roledescription="轮播"
      aria-label="轮播图"
      className="group/slides relative h-full overflow-hidden"
    >
      <div ref={attach} className="h-full overflow-hidden">
        <div className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="图片"
              aria-label={`${index + 1} / ${slides.length}`}
              // Links outside of the window must not catch the focus.
              inert={viewport !== null && many && index !== selected}
              className="h-full min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {many && viewport && (
        <Suspense>
          <Controls
            viewport={viewport}
            look={look}
            count={slides.length}
            selected={selected}
            pictures={pictures}
            delay={delay}
            onSelect={setSelected}
          />
        </Suspense>
      )}
    </section>
  )
}
