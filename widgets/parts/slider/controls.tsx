'use client'
import { useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { EmblaController, type EmblaHandle } from './embla-controller'
import { PaginationDots, type DotStyle } from './pagination-dots'

interface ControlsProps {
  /** The element that clips the row of slides. */
  viewport: HTMLElement
  dots: DotStyle
  count: number
  selected: number
  pictures: readonly string[]
  delay: number
  onSelect: (index: number) => void
}

/** The controls of a carousel: slider library, arrows and pagination dots. */
export function Controls({ viewport, dots, count, selected, pictures, delay, onSelect }: ControlsProps) {
  const slider = useRef<EmblaHandle>(null)
  return (
    <>
      <Arrow back narrow={dots.top} onClick={() => slider.current?.previous()} />
      <Arrow narrow={dots.top} onClick={() => slider.current?.next()} />
      <PaginationDots
        dots={dots}
        count={count}
        selected={selected}
        pictures={pictures}
        onSelect={(index) => slider.current?.to(index)}
      />
      <EmblaController ref={slider} viewport={viewport} delay={delay} onSelect={onSelect} />
    </>
  )
}

interface ArrowProps {
  back?: boolean
  /** Beside products, which it must not cover. */
  narrow?: boolean | undefined
  onClick: () => void
}

/** Visible on hover and focus. On phones, where one swipes, it is only there for screen readers. */
function Arrow({ back = false, narrow, onClick }: ArrowProps) {
  const Icon = back ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={back ? '上一张' : '下一张'}
      onClick={onClick}
      className={cx(
        'absolute top-1/2 z-1 flex h-14 -translate-y-1/2 items-center justify-center bg-black/25 text-white opacity-0 transition-opacity group-hover/slides:opacity-100 hover:bg-black/45 focus-visible:opacity-100 max-md:pointer-events-none max-md:opacity-0!',
        back ? 'left-0' : 'right-0',
        narrow ? 'w-4.5' : 'w-9',
      )}
    >
      <Icon className="size-6" aria-hidden />
    </button>
  )
}
