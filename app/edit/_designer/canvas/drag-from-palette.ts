import { toDesign } from '../core/geometry/viewport'
import type { Gestures } from '../core/gestures/gestures'
import { edgeScroll } from './edge-scroll'

/**
 * Follows the pointer from the palette over the canvas until it is released. Until then keys and the clipboard do
 * nothing but Escape, which ends the drag.
 *
 * @param frame the element around the canvas
 */
export function dragFromPalette(gestures: Gestures, type: string, frame: HTMLElement, zoom: number): void {
  gestures.startPalette(type)
  const stop = new AbortController()
  // The document of the page would swallow the pointer.
  frame.style.pointerEvents = 'none'
  let last: { clientX: number; clientY: number } | null = null
  const follow = () => {
    const { left, top } = frame.getBoundingClientRect()
    if (last)
      gestures.pointerMove({ at: toDesign({ x: last.clientX, y: last.clientY }, { left, top, zoom }) })
  }
  const end = (isDrop: boolean) => {
    stop.abort()
    scroll.stop()
    frame.style.pointerEvents = ''
    if (isDrop) gestures.pointerUp()
    else gestures.cancel()
  }
  // The visible part of the page and the empty area around it: a drop below the last widget appends.
  const area = frame.parentElement ?? frame
  const scroll = edgeScroll(area, follow)
  const isOver = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, right, bottom } = area.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }
  const on = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void) => {
    addEventListener(name, listener, { capture: true, signal: stop.signal })
  }
  on('pointermove', (event) => {
    // Outside, such as over the palette, nothing scrolls.
    if (!isOver(event)) return scroll.stop()
    last = event
    follow()
    scroll.moveTo({ x: event.clientX, y: event.clientY })
  })
  on('pointerup', (event) => {
    end(isOver(event))
  })
  on('pointercancel', () => {
    end(false)
  })
  on('keydown', (event) => {
    event.stopImmediatePropagation()
    if (event.key === 'Escape') end(false)
  })
  for (const type of ['copy', 'cut', 'paste'] as const) on(type, (event) => event.stopImmediatePropagation())
}
