'use client'
import { useEffect, useState } from 'react'
import { isSignedOut } from '@/lib/client/call/api-error'
import { designer } from '@/lib/client/call/designer'
import { showErrorToast } from '@/lib/client/call/error-toast'
import type { OpenedDesign } from '@/lib/contract/operator/content/design'
import { isPageGone, type Design } from './use-design'

type Lock = OpenedDesign['lock']

/** Milliseconds between two heartbeats. */
const heartbeat = 15_000

/** The edit lock of a page: this window renews it and is told when another editor takes it over. */
export function useLock(pageId: number, { opened, autosave, session }: Design): [Lock, takeOver: () => void] {
  const [lock, setLock] = useState<Lock>(opened.lock)
  useEffect(() => {
    // Without a session no beat can succeed, and each would open the question to sign in again.
    let hasLostSession = false
    const beat = () => {
      if (hasLostSession) return
      designer.design.lock({ page_id: pageId, session }).then(setLock, (error: unknown) => {
        // Without an answer the next beat tries again.
        if (isPageGone(error)) autosave.end()
        hasLostSession = isSignedOut(error)
      })
    }
    const goOn = () => {
      hasLostSession = false
    }
    addEventListener('focus', goOn)
    const timer = setInterval(beat, heartbeat)
    const leave = () => {
      designer.design.unlock({ page_id: pageId, session }).catch(() => {})
    }
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      removeEventListener('focus', goOn)
    }
  }, [pageId, session, autosave])
  return [
    lock,
    () => {
      designer.design.lock({ page_id: pageId, session, take_over: true }).then(setLock, showErrorToast)
    },
  ]
}
