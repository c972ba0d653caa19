'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { EmblaController, type EmblaHandle } from './embla-controller'
import { PaginationDots, type DotStyle } from './pagination-dots'

interface ControlsProps {
  /** The clipped window around the row of slides. */
  viewport: HTMLElement
  look: DotStyle
  count: number
  selected: number
  pictures: readonly string[]
  delay: number
  onSelect: (index: number) => void
}

/** What turns a carousel, by itself and by hand: the slider library, arrows and points. */
export function Controls({ viewport, look, count, selected, pictures, delay, onSelect }: ControlsProps) {
  const motor = useRef<EmblaHandle>(null)
  return (
    <>
      <Arrow back onClick={() => motor.current?.previous()} />
      <Arrow onClick={() => motor.current?.next()} />
      <PaginationDots
        look={look}
        count={count}
        selected={selected}
        pictures={pictures}
        onSelect={(index) => motor.current?.to(index)}
      />
      <EmblaController ref={motor} viewport={viewport} delay={delay} onSelect={onSelect} />
    </>
  )
}

/** Shown while the carousel is pointed at or focused; on phones, where fingers swipe, only readers find it. */
function Arrow({ back = false, onClick }: { back?: boolean; onClick: () => void }) {
  const Icon = back ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={back ? '上一张' : '下一张'}
      onClick={onClick}
      className={cx(
        'absolute top-1/2 z-1 flex h-14 w-9 -translate-y-1/2 items-center justify-center bg-black/25 text-white opacity-0 transition-opacity group-hover/slides:opacity-100 hover:bg-black/45 focus-visible:opacity-100 max-md:pointer-events-none max-md:opacity-0!',
        back ? 'left-0' : 'right-0',
      )}
    >
      <Icon className="size-6" aria-hidden />
    </button>
  )
}
