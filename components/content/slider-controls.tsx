'use client'
import { useCallback, useEffect, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { showSlide, shownSlide } from '@/components/ui/strip'
import { prefersReducedMotion, useAutoplay } from '@/components/ui/use-autoplay'

interface SliderControlsProps {
  /** The scrolling strip of pictures. */
  strip: HTMLElement
  count: number
  interval: number
  dots: boolean
}

/** Arrows, dots, keyboard and autoplay of a slider. */
export function SliderControls({ strip, count, interval, dots }: SliderControlsProps) {
  const [at, setAt] = useState(0)

  /** Scrolls to a picture; wraps around at both ends. */
  const go = useCallback(
    (index: number) =>
      showSlide(strip, (index + count) % count, prefersReducedMotion() ? 'instant' : 'smooth'),
    [strip, count],
  )

  useEffect(() => {
    const onScroll = () => setAt(shownSlide(strip))
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!step) return
      event.preventDefault()
      go(shownSlide(strip) + step)
    }
    strip.addEventListener('scroll', onScroll, { passive: true })
    strip.addEventListener('keydown', onKey)
    return () => {
      strip.removeEventListener('scroll', onScroll)
      strip.removeEventListener('keydown', onKey)
    }
  }, [strip, go])

  useAutoplay(strip.parentElement, interval, () => go(shownSlide(strip) + 1))

  const arrow =
    'rounded-control bg-ink/45 hover:bg-ink/70 absolute top-1/2 flex h-12 w-8 -translate-y-1/2 items-center justify-center text-white opacity-0 transition-opacity group-focus-within/slider:opacity-100 group-hover/slider:opacity-100 max-md:hidden'
  return (
    <>
      <button type="button" aria-label="上一张" onClick={() => go(at - 1)} className={cx(arrow, 'left-2')}>
        <ChevronLeft className="size-5" aria-hidden />
      </button>
      <button type="button" aria-label="下一张" onClick={() => go(at + 1)} className={cx(arrow, 'right-2')}>
        <ChevronRight className="size-5" aria-hidden />
      </button>
      {dots && (
        <div className="absolute inset-x-0 bottom-0 flex h-8 items-center justify-center">
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={`第 ${index + 1} 张`}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => go(index)}
              className="group/dot flex size-8 items-center justify-center"
            >
              <span className="bg-faint group-hover/dot:bg-brand group-aria-[current]/dot:bg-brand size-2 rounded-full transition-colors" />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
