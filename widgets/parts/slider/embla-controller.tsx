'use client'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useImperativeHandle, type Ref } from 'react'
import { useAutoplay } from '@/components/ui/use-autoplay'

export interface EmblaHandle {
  previous: () => void
  next: () => void
  to: (index: number) => void
}

interface EmblaControllerProps {
  ref: Ref<EmblaHandle>
  /** The element that clips the row of slides. */
  viewport: HTMLElement
  /** Milliseconds between slides; 0 turns autoplay off. */
  delay: number
  onSelect: (index: number) => void
}

/** The slider library: dragging, autoplay and the functions behind arrows and dots. Renders nothing. */
export function EmblaController({ ref, viewport, delay, onSelect }: EmblaControllerProps) {
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
    const reportSelected = () => onSelect(embla.selectedScrollSnap())
    embla.on('select', reportSelected).on('reInit', reportSelected)
    return () => void embla.off('select', reportSelected).off('reInit', reportSelected)
  }, [embla, onSelect])

  useAutoplay(embla ? viewport.parentElement : null, delay, () => embla?.scrollNext())

  return null
}
