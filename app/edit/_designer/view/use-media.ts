'use client'
import { useSyncExternalStore } from 'react'

/** Whether a media query holds. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  )
}

/** Below this width palette and settings are drawers above the canvas. */
export const useNarrowWindow = (): boolean => useMedia('(max-width: 1099px)')

/** Below this width pages can be looked at only. */
export const useTooNarrowWindow = (): boolean => useMedia('(max-width: 599px)')
