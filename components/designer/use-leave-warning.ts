'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Autosave } from './saving/autosave'

/** The browser asks before a page with unsaved changes is left. */
export function useLeaveWarning(autosave: Autosave): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (autosave.hasUnsaved) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      warn(event)
    }
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('beforeunload', onLeave)
    }
  }, [])
}
