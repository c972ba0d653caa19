'use client'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

const SliderControls = lazy(async () => ({ default: (await import('./slider-controls')).SliderControls }))

interface SliderProps {
  /** How many pictures `children` are. */
  count: number
  /** Milliseconds between two pictures; 0 turns by hand only. */
  interval: number
  dots: boolean
  /** The pictures, each as wide as the strip. */
  children: ReactNode
}

/**
 * Several pictures in the place of one (spec 1 §2). Without scripts a strip that is scrolled by finger, wheel and keys;
 * arrows, dots and turning by itself come later and take no room of their own.
 */
export function Slider({ count, interval, dots, children }: SliderProps) {
  const [strip, setStrip] = useState<HTMLDivElement | null>(null)
  return (
    <div className={cx('group/slider relative', dots && 'pb-8')}>
      <div
        ref={setStrip}
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
