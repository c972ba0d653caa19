'use client'
import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

function subscribe(notify: () => void) {
  const list = window.matchMedia?.(query)
  list?.addEventListener('change', notify)
  return () => list?.removeEventListener('change', notify)
}

/** Whether the window is as narrow as a phone's at this moment. */
export const isPhone = (): boolean => window.matchMedia?.(query).matches ?? false

/** Whether the window is as narrow as a phone's; false until hydration. Only where CSS cannot decide. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false)
