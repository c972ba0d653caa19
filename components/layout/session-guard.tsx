'use client'
import { useEffect } from 'react'
import { loginHrefFromHere } from '@/lib/client/session'
import { onSignedOut } from '@/lib/client/signed-out'
import { useChunkReload } from './use-chunk-reload'

/** 返回 on the sign-in page must not lead to the page that answered 401. */
const openPage = (href: string) => location.replace(href)

/**
 * Handles, on every page, a token that is no longer valid (spec 1 §4) and a chunk that is gone after a release (spec 1 §8).
 * The 401 itself deletes the token cookie; the readable session cookie is deleted here.
 */
export function SessionGuard({ leaveTo = openPage }: { leaveTo?: (href: string) => void }) {
  useChunkReload()
  useEffect(() => {
    return onSignedOut(async () => {
      const { forgetUser } = await import('@/lib/client/session-cookie')
      forgetUser()
      // A wrong password answers 401 too; on the sign-in pages there is nowhere to go.
      if (!/^\/(?:h5\/)?auth\//.test(location.pathname)) leaveTo(loginHrefFromHere())
    })
  }, [leaveTo])

  return null
}
