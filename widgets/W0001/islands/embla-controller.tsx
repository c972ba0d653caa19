'use client'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useImperativeHandle, type Ref } from 'react'
import { useAutoplay } from '@/components/ui/use-autoplay'

export interface EmblaHandle {
  previous: () => void
  next: () => void
  to: (index: number) => void
}

interface MotorProps {
  ref: Ref<EmblaHandle>
  /** The clipped window around the row of slides. */
  viewport: HTMLElement
  delay: number
  onSelect: (index: number) => void
}

/** Turns the slides, by hand and by itself. */
export function EmblaController({ ref, viewport, delay, onSelect }: MotorProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 24 })

  useEffect(() => attach(viewport), [attach, viewport])

  useImperativeHandle(
    ref,
    () => ({
      previous: () => embla?.scrollPrev(),
      next: () => embla?.scrollNext(),
      to: (index) => embla?.scrollTo(index),
    }),
    [embla],
  )

  useEffect(() => {
    if (!embla) return
    const tell = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', tell).on('reInit', tell)
    return () => void embla.off('select', tell).off('reInit', tell)
  }, [embla, onSelect])

  useAutoplay(embla ? viewport.parentElement : null, delay, () => embla?.scrollNext())

  return null
}
