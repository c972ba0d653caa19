'use client'
import { startTransition, useEffect, useState } from 'react'
import { useHydratedFromServer } from '@/lib/client/use-hydrated-from-server'

/**
 * False in the document and in the first drawing, true from then on. For what a stored document cannot know. It turns in
 * a transition: all islands learn it at the same moment, and a phone stays free to scroll meanwhile.
 */
export function useHydrated(): boolean {
  const fromDocument = useHydratedFromServer()
  const [isHydrated, setHydrated] = useState(!fromDocument)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
