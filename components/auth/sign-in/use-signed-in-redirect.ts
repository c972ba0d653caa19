'use client'
import { useEffect } from 'react'
import { api } from '@/lib/client/call/api'
import { sessionUser } from '@/lib/client/person/session'
import { keepSuccess } from '@/lib/client/press/kept-toast'
import { toast } from '@/lib/client/press/toast'

/** A page load instead of a client navigation: the router's cache holds pages of the guest. A success stays shown. */
export function loadPage(target: string): void {
  keepSuccess()
  window.location.replace(target)
}

/** Milliseconds in which a success is read before the page changes. */
const readingTime = 600

/** Says that something succeeded, then loads the page that follows. The button that did it stays busy. */
export function loadPageAfter(success: string, target: string): void {
  toast.success(success)
  setTimeout(() => loadPage(target), readingTime)
}

/** Redirects members who are already signed in; `staffOnly` leaves other members on the page. */
export function useSignedInRedirect(target: string, staffOnly = false): void {
  useEffect(() => {
    // The readable cookie may outlive the session, so the server is asked; a 401 removes the cookie.
    const user = sessionUser()
    if (user && (user.isStaff || !staffOnly))
      api.member.info({}).then(
        () => loadPage(target),
        () => undefined,
      )
  }, [target, staffOnly])
}
