'use client'
import { useEffect, useEffectEvent } from 'react'

/**
 * The browser asks before it leaves a page with unsaved changes. Links inside the mall:
 * components/desk/form/use-leave-question.
 */
export function useLeaveWarning(hasUnsaved: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault()
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
