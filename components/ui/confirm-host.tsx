'use client'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { openQuestion } from '@/lib/client/press/confirm'
import { lazyPart } from './lazy-part'

const ConfirmDialog = lazyPart(() => import('./confirm-dialog'), 'ConfirmDialog')

const nothing = () => null

/** Renders the questions of `confirm()`; loads the dialog with the first one. Once per page, in the frame. */
export function ConfirmHost() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get, nothing)
  const [isLoaded, setLoaded] = useState(false)
  if (question && !isLoaded) setLoaded(true)
  return (
    <Suspense>
      {/* Stays mounted after an answer, so that it can fade out. */}
      {isLoaded && <ConfirmDialog />}
    </Suspense>
  )
}
