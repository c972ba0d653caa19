'use client'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { lazyPart } from '@/components/ui/lazy-part'
import { useNearViewport } from '@/components/ui/use-near-viewport'

const SliderControls = lazyPart(() => import('./slider-controls'), 'SliderControls')

interface SliderProps {
  /** Number of pictures in `children`. */
  count: number
  /** Milliseconds between two pictures; 0 turns autoplay off. */
  interval: number
  dots: boolean
  /** The pictures, each as wide as the strip. */
  children: ReactNode
}

/**
 * A slider of pictures (spec 1 §2). Without scripts it is a strip that scrolls by touch, wheel and keyboard; arrows,
 * dots and autoplay load when it comes near the viewport and do not change the layout.
 */
export function Slider({ count, interval, dots, children }: SliderProps) {
  const box = useRef<HTMLDivElement>(null)
  const [strip, setStrip] = useState<HTMLDivElement | null>(null)
  useNearViewport(box, '100px', () => setStrip(box.current), strip === null)
  return (
    <div className={cx('group/slider relative', dots && 'pb-8')}>
      <div
        ref={box}
        role="group"
        aria-roledescription="轮播"
        aria-label={`${count} 张图片`}
        tabIndex={0}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
      >
        {children}
      </div>
      {strip && (
        <Suspense>
          <SliderControls strip={strip} count={count} interval={interval} dots={dots} />
        </Suspense>
      )}
    </div>
  )
}
