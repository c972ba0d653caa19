'use client'
import { startTransition, useEffect, useState } from 'react'
import { useHydratedFromServer } from '@/lib/client/page/use-hydrated-from-server'

/**
 * False in the document and in the first render, true afterwards: for facts that a cached document cannot know. Where
 * React hydrates a document, the change is a transition, so that all islands update together without blocking the main
 * thread (ADR 0020). Components that are mounted later start with true.
 */
export function useHydrated(): boolean {
  const isFromServer = useHydratedFromServer()
  const [isHydrated, setHydrated] = useState(!isFromServer)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
