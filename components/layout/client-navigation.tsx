'use client'
import { useEffect } from 'react'
import { navigationPath } from './navigation-path'
import { useClientNavigation } from '@/lib/client/use-client-navigation'

/** A pointer that rests this long on a link means it. */
const rest = 80

const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null

/** Somebody who pays by the byte is not sent what he may not look at. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Follows the links of a page without loading it anew, and fetches a page ahead while the pointer rests on its link. One
 * listener for all anchors; before it is alive, and for anything but a plain press, the browser does what it always did.
 */
export function ClientNavigation() {
  const router = useClientNavigation()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onClick = (event: MouseEvent) => {
      const anchor = anchorOf(event.target)
      if (!anchor || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const path = navigationPath(anchor, location)
      if (!path) return
      event.preventDefault()
      const options = { scroll: anchor.dataset.keepScroll === undefined }
      if (anchor.dataset.replace === undefined) router.push(path, options)
      else router.replace(path, options)
    }
    const onPoint = (event: PointerEvent) => {
      clearTimeout(timer)
      if (event.pointerType !== 'mouse' || savesData()) return
      const anchor = anchorOf(event.target)
      const path = anchor && navigationPath(anchor, location)
      if (path) timer = setTimeout(() => router.prefetch(path), rest)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onPoint)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onPoint)
    }
  }, [router])

  return null
}
