'use client'
import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react'
import { cx } from '@/components/ui/cx'
import { pageLeft } from '../canvas/canvas-size'
import { toDesign } from '../core/geometry/viewport'
import { drawRuler, rulerSize } from './draw-ruler'
import type { Guides } from './guides'

interface Props {
  zoom: number
  /** The element that scrolls, and inside it the one around the canvas. */
  scroller: RefObject<HTMLElement | null>
  frame: () => HTMLElement | null
  guides: Guides
}

/** Rulers along the canvas in pixels of the page; guides are pulled from them, and the corner is 100 % (spec 4 §B1). */
export function Rulers({ onCorner, ...props }: Props & { onCorner: () => void }) {
  return (
    <>
      <button
        type="button"
        aria-label="缩放到100%"
        title="缩放到100%"
        onClick={onCorner}
        className="border-line absolute top-0 left-0 z-10 border-r border-b bg-white"
        style={{ width: rulerSize, height: rulerSize }}
      />
      <Ruler {...props} isVertical={false} />
      <Ruler {...props} isVertical />
    </>
  )
}

const isInside = ({ clientX: x, clientY: y }: PointerEvent, box: DOMRect): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** One ruler. The upper one gives horizontal guides, the left one vertical ones. */
function Ruler({ zoom, scroller, frame, guides, isVertical }: Props & { isVertical: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The guide that is being pulled. */
  const pulled = useRef<number | null>(null)

  const draw = useEffectEvent(() => {
    const box = frame()?.getBoundingClientRect()
    const own = canvas.current?.getBoundingClientRect()
    if (!box || !own || !canvas.current) return
    const origin = isVertical ? box.top - own.top : box.left + pageLeft * zoom - own.left
    drawRuler(canvas.current, { axis: isVertical ? 'y' : 'x', origin, zoom })
  })
  useEffect(() => {
    draw()
  }, [zoom])
  const watch = useEffectEvent((observer: ResizeObserver, element: HTMLElement) => {
    observer.observe(element)
    const inner = frame()
    if (inner) observer.observe(inner)
  })
  useEffect(() => {
    const element = scroller.current
    const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined
    if (!element || !Observer) return
    const onChange = () => {
      draw()
    }
    const observer = new Observer(onChange)
    watch(observer, element)
    element.addEventListener('scroll', onChange, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onChange)
    }
  }, [scroller])

  const placeOf = ({ clientX: x, clientY: y }: PointerEvent): number => {
    const { left = 0, top = 0 } = frame()?.getBoundingClientRect() ?? {}
    const point = toDesign({ x, y }, { left, top, zoom })
    return isVertical ? point.x - pageLeft : point.y
  }
  return (
    <canvas
      ref={canvas}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pulled.current = guides.add({ axis: isVertical ? 'x' : 'y', at: placeOf(event) })
      }}
      onPointerMove={(event) => {
        if (pulled.current !== null) guides.move(pulled.current, placeOf(event))
      }}
      onPointerUp={(event) => {
        const box = scroller.current?.getBoundingClientRect()
        // Released beside the canvas: a press without a pull, or the guide was put back.
        if (pulled.current !== null && !(box && isInside(event, box))) guides.remove(pulled.current)
        pulled.current = null
      }}
      className={cx(
        'absolute z-10 touch-none bg-white',
        isVertical ? 'bottom-0 left-0 cursor-col-resize' : 'top-0 right-0 cursor-row-resize',
      )}
      style={
        isVertical
          ? { top: rulerSize, width: rulerSize, height: `calc(100% - ${rulerSize}px)` }
          : { left: rulerSize, height: rulerSize, width: `calc(100% - ${rulerSize}px)` }
      }
    />
  )
}
