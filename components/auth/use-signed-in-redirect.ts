'use client'
import { useEffect } from 'react'
import { api } from '@/lib/client/api'
import { keepSuccess } from '@/lib/client/kept-toast'
import { sessionUser } from '@/lib/client/session'

/** A page load instead of a client navigation: the router's cache holds pages of the guest. A success stays shown. */
export function loadPage(target: string): void {
  keepSuccess()
  window.location.replace(target)
}

/** Redirects members who are already signed in. */
export function useSignedInRedirect(target: string): void {
  useEffect(() => {
    // The readable cookie may outlive the session, so the server is asked; a 401 removes the cookie.
    if (sessionUser())
      api.member.info({}).then(
        () => loadPage(target),
        () => undefined,
      )
  }, [target])
}
