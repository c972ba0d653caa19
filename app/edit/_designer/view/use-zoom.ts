'use client'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { pageWidth } from '@/widgets/measure'
import { fitZoom, zoomBy } from '../core/geometry/viewport'

/** Before the width of the window is known. */
const firstZoom = 0.7

/**
 * The zoom of the canvas: it follows the width of the window until the operator chooses another, and again after 屏幕适中.
 */
export function useZoom(scroller: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(firstZoom)
  const isFitted = useRef(true)
  const change = (steps: -1 | 0 | 1) => {
    isFitted.current = steps === 0
    setZoom(
      steps === 0 ? fitZoom(scroller.current?.clientWidth ?? pageWidth, pageWidth) : zoomBy(zoom, steps),
    )
  }
  const fitAgain = useEffectEvent(() => {
    if (isFitted.current) change(0)
  })
  useEffect(() => {
    const element = scroller.current
    const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined
    if (!element || !Observer) return
    const observer = new Observer(() => {
      fitAgain()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [scroller])
  return {
    zoom,
    /** A step larger or smaller, or 0 for the width of the window. */
    change,
    /** Sets the zoom, 1 for the actual size. */
    set: (next: number) => {
      isFitted.current = false
      setZoom(next)
    },
  }
}
