'use client'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { openQuestion } from '@/lib/client/confirm'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }))

const nothing = () => null

/** Shows what `confirm()` asks; its window is loaded with the first question. Stands once, in the layout. */
export function ConfirmHost() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get, nothing)
  const [asked, setAsked] = useState(false)
  if (question && !asked) setAsked(true)
  return (
    <Suspense>
      {/* Once asked it stays, so that it can fade. */}
      {asked && <ConfirmDialog />}
    </Suspense>
  )
}
