'use client'
import { useEffect } from 'react'
import { api } from '@/lib/client/api'
import { sessionUser } from '@/lib/client/session'

/** A whole new page: what the router kept for the guest must not meet the member. */
export const goTo = (target: string) => window.location.replace(target)

/** Takes who is signed in already to where they were going. */
export function useMemberGoesOn(target: string): void {
  useEffect(() => {
    // The readable cookie may outlive the session; only the mall knows. A dead one is forgotten by the answer.
    if (sessionUser())
      api.member.info({}).then(
        () => goTo(target),
        () => undefined,
      )
  }, [target])
}
