'use client'
import { useEffect } from 'react'
import { reloadForChunk } from '@/lib/client/chunk-reload'
import { loginHrefFromHere } from '@/lib/client/session'
import { onSignedOut } from '@/lib/client/signed-out'

const openPage = (href: string) => location.assign(href)

/**
 * What has to be listened to on every page: a dead token (spec 1 §4) and a part of the page that is gone (§8). The token
 * itself left the browser with the 401; what scripts can read of the session is forgotten here.
 */
export function SessionGuard({ leaveTo = openPage }: { leaveTo?: (href: string) => void }) {
  useEffect(() => {
    const stopListening = onSignedOut(async () => {
      const { forgetUser } = await import('@/lib/client/session-cookie')
      forgetUser()
      // A wrong password is a 401 too, and the login page is already where it would lead.
      if (!/^\/(?:h5\/)?auth\//.test(location.pathname)) leaveTo(loginHrefFromHere())
    })
    const onRejection = (event: PromiseRejectionEvent) => {
      if (reloadForChunk(event.reason)) event.preventDefault()
    }
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      stopListening()
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [leaveTo])

  return null
}
