'use client'
import { Children, Suspense, useCallback, useState, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { DotStyle } from './pagination-dots'

const Controls = lazyPart(() => import('./controls'), 'Controls')

export interface CarouselProps {
  children: ReactNode
  /** Accessible name. */
  label?: string
  dots: DotStyle
  /** Milliseconds between slides; 0 turns autoplay off. */
  delay: number
  /** Small pictures for style5. */
  pictures: readonly string[]
  /** Milliseconds after which the controls load without an interaction. */
  idle?: number | undefined
}

const interactions = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Calls `start` on the first interaction with the slides, otherwise after `idle` milliseconds: while the page loads, a
 * phone has no time to spare for a slider. Returns the function that cancels it.
 */
function onFirstInteraction(box: HTMLElement, idle: number, start: () => void): () => void {
  const timer = setTimeout(startOnce, idle)
  for (const type of interactions) box.addEventListener(type, startOnce, { passive: true })
  function cancel() {
    clearTimeout(timer)
    for (const type of interactions) box.removeEventListener(type, startOnce)
  }
  function startOnce() {
    cancel()
    start()
  }
  return cancel
}

/**
 * The slides of a carousel. They are rendered into the document here: inside `lazy` they would be hidden at its end
 * until scripts run. Only the controls load later, and only for more than one picture (ADR 0020).
 */
export function Carousel({ children, label = '轮播图', dots, delay, pictures, idle = 1500 }: CarouselProps) {
  const slides = Children.toArray(children)
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [selected, setSelected] = useState(0)
  const attach = useCallback(
    (box: HTMLDivElement) => onFirstInteraction(box, idle, () => setViewport(box)),
    [idle],
  )
  const hasSeveral = slides.length > 1

  return (
    <section
      aria-roledescription="轮播"
      aria-label={label}
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
              // Links of hidden slides must not get the focus.
              inert={viewport !== null && hasSeveral && index !== selected}
              className="h-full min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {hasSeveral && viewport && (
        <Suspense>
          <Controls
            viewport={viewport}
            dots={dots}
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
