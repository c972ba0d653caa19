import type { Gestures } from '../core/gestures/gestures'
import { toDesign } from '../core/geometry/viewport'

/**
 * Follows the pointer from the palette over the canvas until it is released.
 *
 * @param frame the element around the canvas
 */
export function dragFromPalette(gestures: Gestures, type: string, frame: HTMLElement, zoom: number): void {
  gestures.startPalette(type)
  const stop = new AbortController()
  // The document of the page would swallow the pointer.
  frame.style.pointerEvents = 'none'
  const end = (isDrop: boolean) => {
    stop.abort()
    frame.style.pointerEvents = ''
    if (isDrop) gestures.pointerUp()
    else gestures.cancel()
  }
  // The visible part of the page and the empty area around it: a drop below the last widget appends.
  const area = frame.parentElement ?? frame
  const isOver = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, right, bottom } = area.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }
  const on = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void) => {
    addEventListener(name, listener, { signal: stop.signal })
  }
  on('pointermove', (event) => {
    const { left, top } = frame.getBoundingClientRect()
    if (!isOver(event)) return
    gestures.pointerMove({ at: toDesign({ x: event.clientX, y: event.clientY }, { left, top, zoom }) })
  })
  on('pointerup', (event) => {
    end(isOver(event))
  })
  on('pointercancel', () => {
    end(false)
  })
  on('keydown', (event) => {
    if (event.key === 'Escape') end(false)
  })
}
