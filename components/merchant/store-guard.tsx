'use client'
import { useEffect } from 'react'
import { useChunkReload } from '@/components/layout/use-chunk-reload'
import { loginHrefFromHere } from '@/lib/client/person/session'
import { onSignedOut } from '@/lib/client/person/signed-out'
import { isLeaving, setLeaving } from './leaving'

/**
 * Leads to the entry when the token of a merchant is no longer valid, from the desk to its sign-in and back. The 401 itself
 * deletes the cookie.
 */
export function StoreGuard({ leaveTo = (href: string) => location.replace(href) }) {
  useChunkReload()
  useEffect(() => {
    // Back from the browser's cache the page is used again. Not at the mount: a kept press may have begun to leave before it.
    const resume = (event: PageTransitionEvent) => {
      if (event.persisted) setLeaving(false)
    }
    addEventListener('pageshow', resume)
    return () => removeEventListener('pageshow', resume)
  }, [])
  useEffect(
    () =>
      onSignedOut(() => {
        if (isLeaving()) return
        if (/^(?:\/h5)?\/shopadmin(?:\/|$)/.test(location.pathname)) leaveTo(loginHrefFromHere())
        else if (!/^(?:\/h5)?\/shop\/?$/.test(location.pathname)) leaveTo('/shop')
      }),
    [leaveTo],
  )
  return null
}
