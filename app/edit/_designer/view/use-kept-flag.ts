'use client'
import { useState } from 'react'

function read(key: string, otherwise: boolean): boolean {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? otherwise : kept === '1'
  } catch {
    return otherwise
  }
}

/** A switch of the screen that this browser remembers. */
export function useKeptFlag(key: string, otherwise: boolean): [boolean, toggle: () => void] {
  const [value, setValue] = useState(() => read(key, otherwise))
  return [
    value,
    () => {
      setValue(!value)
      try {
        localStorage.setItem(key, value ? '0' : '1')
      } catch {
        // It is forgotten with the window.
      }
    },
  ]
}
