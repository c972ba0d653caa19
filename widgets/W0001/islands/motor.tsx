'use client'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useImperativeHandle, type Ref } from 'react'

export interface MotorHandle {
  previous: () => void
  next: () => void
  to: (index: number) => void
}

interface MotorProps {
  ref: Ref<MotorHandle>
  /** The clipped window around the row of slides. */
  viewport: HTMLElement
  delay: number
  onSelect: (index: number) => void
}

/** Turns the slides, by hand and by itself. It rests under the pointer, while focus is inside, and for calm visitors. */
export function Motor({ ref, viewport, delay, onSelect }: MotorProps) {
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

  useEffect(() => {
    const box = viewport.parentElement
    if (!embla || !box || delay === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let resting = false
    const rest = () => (resting = true)
    const go = () => (resting = box.matches(':hover, :focus-within'))
    const timer = setInterval(
      () => {
        if (!resting && !document.hidden) embla.scrollNext()
      },
      Math.max(delay, 1000),
    )
    const pairs = [
      ['pointerenter', rest],
      ['focusin', rest],
      ['pointerleave', go],
      ['focusout', go],
    ] as const
    for (const [name, listener] of pairs) box.addEventListener(name, listener)
    return () => {
      clearInterval(timer)
      for (const [name, listener] of pairs) box.removeEventListener(name, listener)
    }
  }, [embla, viewport, delay])

  return null
}
