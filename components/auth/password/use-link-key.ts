'use client'
import { useSyncExternalStore } from 'react'

/** The key of the link. It is in the fragment, which browsers send to no server. */
const keyOfHash = (): string => new URLSearchParams(location.hash.slice(1)).get('key') ?? ''

/** A key that was used leaves the address bar and the history. */
export const forgetKey = () => history.replaceState(null, '', location.pathname)

/** Another link that is pasted into the address bar loads no new page. */
function onNewLink(tell: () => void) {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** The key of the link in the address bar; empty for none, null while the server renders. */
export const useLinkKey = (): string | null =>
  useSyncExternalStore<string | null>(onNewLink, keyOfHash, () => null)
