import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Box } from '../core/geometry/box'
import type { Handle } from '../core/geometry/snap'
import type { Point } from '../core/geometry/viewport'
import { drawnBox, movedBox, resizedBox, whole } from './zone-geometry'

type Gesture =
  | { kind: 'draw'; from: Point }
  | { kind: 'move'; index: number; from: Point; box: Box }
  | { kind: 'resize'; index: number; from: Point; box: Box; handle: Handle }

/** A rectangle while the pointer is down; index -1 is a new one. */
interface Shown {
  index: number
  box: Box
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }, area: DOMRect): Point => ({
  x: ((clientX - area.left) / area.width) * whole,
  y: ((clientY - area.top) / area.height) * whole,
})

function shownFor(gesture: Gesture, at: Point): Shown | null {
  const by = { x: at.x - gesture.from.x, y: at.y - gesture.from.y }
  if (gesture.kind === 'move') return { index: gesture.index, box: movedBox(gesture.box, by) }
  if (gesture.kind === 'resize')
    return { index: gesture.index, box: resizedBox(gesture.box, gesture.handle, by) }
  const box = drawnBox(gesture.from, at)
  return box ? { index: -1, box } : null
}

/** Draws, moves and resizes rectangles with the pointer; Esc takes the gesture back. */
export function useZoneGesture(
  stage: RefObject<HTMLElement | null>,
  onDrop: (index: number, box: Box) => void,
) {
  const gesture = useRef<Gesture | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)

  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !gesture.current) return
    // The dialog stays open.
    event.preventDefault()
    event.stopPropagation()
    gesture.current = null
    setShown(null)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      cancel(event)
    }
    addEventListener('keydown', listener, true)
    return () => {
      removeEventListener('keydown', listener, true)
    }
  }, [])

  const begin = (event: PointerEvent, make: (from: Point) => Gesture) => {
    const area = stage.current?.getBoundingClientRect()
    if (event.button !== 0 || !area) return
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    gesture.current = make(pointOf(event, area))
  }

  return {
    shown,
    draw: (event: PointerEvent) => {
      begin(event, (from) => ({ kind: 'draw', from }))
    },
    move: (event: PointerEvent, index: number, box: Box) => {
      begin(event, (from) => ({ kind: 'move', index, from, box }))
    },
    resize: (event: PointerEvent, index: number, box: Box, handle: Handle) => {
      begin(event, (from) => ({ kind: 'resize', index, from, box, handle }))
    },
    onPointerMove: (event: PointerEvent) => {
      const area = stage.current?.getBoundingClientRect()
      if (gesture.current && area) setShown(shownFor(gesture.current, pointOf(event, area)))
    },
    onPointerUp: () => {
      if (gesture.current && shown) onDrop(shown.index, shown.box)
      gesture.current = null
      setShown(null)
    },
  }
}
