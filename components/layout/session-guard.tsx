'use client'
import { useEffect } from 'react'
import { watchKeptPage } from '@/lib/client/page/kept-page'
import { followOtherTabs, loginHrefFromHere } from '@/lib/client/person/session'
import { notifySignedOut, onCall, onRefusedPress, onSignedOut } from '@/lib/client/person/signed-out'
import { useChunkReload } from './use-chunk-reload'

/** 返回 on the sign-in page must not lead to the page that answered 401. */
const openPage = (href: string) => location.replace(href)
const reloadPage = () => location.reload()

/** A wrong password answers 401 too; on the sign-in pages there is nowhere to go. */
const isSignInPage = () => /^\/(?:h5\/)?auth\//.test(location.pathname)

interface SessionGuardProps {
  leaveTo?: (href: string) => void
  reload?: () => void
}

/**
 * Handles, on every page, a session that has ended (spec 1 §4) and a chunk that is gone after a release (spec 1 §8).
 * Pages of the member area, and a press that needs a member, lead to the login page; a public page becomes that of a
 * guest. The 401 itself deletes the token cookie; the readable session cookie is deleted here.
 */
export function SessionGuard({ leaveTo = openPage, reload = reloadPage }: SessionGuardProps) {
  useChunkReload()
  useEffect(() => {
    const openLogin = () => {
      if (!isSignInPage()) leaveTo(loginHrefFromHere())
    }
    const leaveSignedOut = onSignedOut(async () => {
      const { endSession } = await import('@/lib/client/person/end-session')
      if (endSession()) openLogin()
    })
    const leaveRefusedPress = onRefusedPress(openLogin)
    return () => {
      leaveSignedOut()
      leaveRefusedPress()
    }
  }, [leaveTo])
  useOtherTabs(reload)
  useEffect(() => watchKeptPage(reload), [reload])

  return null
}

/**
 * Follows a sign-out and a sign-in of another tab before the next call, and when this tab is seen again: two windows
 * side by side fire `focus` only.
 */
function useOtherTabs(reload: () => void) {
  useEffect(() => {
    const follow = () => {
      if (isSignInPage()) return
      const change = followOtherTabs()
      if (change === 'out') notifySignedOut()
      // The page and its memory hold data of the former member.
      if (change === 'other') reload()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') follow()
    }
    follow()
    const leaveCalls = onCall(follow)
    window.addEventListener('focus', follow)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      leaveCalls()
      window.removeEventListener('focus', follow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [reload])
}
