'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { MotorHandle } from './motor'
import { Points, type PointLook } from './points'

/** The slider library comes only to pages that have something to turn, and after they are drawn. */
const Motor = lazy(() => import('./motor').then(({ Motor }) => ({ default: Motor })))

export interface SlidesProps {
  children: ReactNode
  look: PointLook
  /** Milliseconds until the next picture; 0 stands still. */
  delay: number
  /** Small pictures for style5. */
  pictures: readonly string[]
}

/** The turning part of the carousel. Before it is alive the first picture stands in the same box. */
export function Slides({ children, look, delay, pictures }: SlidesProps) {
  const slides = Children.toArray(children)
  const alive = useHydrated()
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const [selected, setSelected] = useState(0)
  const motor = useRef<MotorHandle>(null)
  const many = slides.length > 1

  return (
    <section
      aria-roledescription="轮播"
      aria-label="轮播图"
      className="group/slides relative h-full overflow-hidden"
    >
      <div ref={setViewport} className="h-full overflow-hidden">
        <div className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="图片"
              aria-label={`${index + 1} / ${slides.length}`}
              // Links outside of the window must not catch the focus.
              inert={alive && many && index !== selected}
              className="h-full min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {many && (
        <>
          <Arrow back onClick={() => motor.current?.previous()} />
          <Arrow onClick={() => motor.current?.next()} />
          <Points
            look={look}
            count={slides.length}
            selected={selected}
            pictures={pictures}
            onSelect={(index) => motor.current?.to(index)}
          />
          {alive && viewport && (
            <Suspense>
              <Motor ref={motor} viewport={viewport} delay={delay} onSelect={setSelected} />
            </Suspense>
          )}
        </>
      )}
    </section>
  )
}

/** Shown while the carousel is pointed at or focused. */
function Arrow({ back = false, onClick }: { back?: boolean; onClick: () => void }) {
  const Icon = back ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={back ? '上一张' : '下一张'}
      onClick={onClick}
      className={cx(
        'absolute top-1/2 z-1 flex h-14 w-9 -translate-y-1/2 items-center justify-center bg-black/25 text-white opacity-0 transition-opacity group-hover/slides:opacity-100 hover:bg-black/45 focus-visible:opacity-100 max-md:pointer-events-none',
        back ? 'left-0' : 'right-0',
      )}
    >
      <Icon className="size-6" aria-hidden />
    </button>
  )
}
