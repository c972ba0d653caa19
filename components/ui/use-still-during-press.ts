'use client'
import { useState, useSyncExternalStore } from 'react'

let isPressed = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isPressed = next
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => set(true), true)
  // The click follows the release in the same task.
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(set, 0, false), true)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A value that stays as it was from the beginning of a press to its end. A press that takes the focus from a field may
 * show the error of that field: the control under the pointer would move away, and the press would do nothing.
 */
export function useStillDuringPress<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  )
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}
