'use client'
import { useEffect } from 'react'
import { isPhone } from '@/components/ui/use-phone'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { navigationPath } from './navigation-path'

/** Milliseconds of hovering before a page is prefetched. */
const hoverDelay = 80

const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null

/** Whether the browser asks to save data: then nothing is prefetched. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Client navigation for all anchors of a page with one listener, and prefetching on hover (ADR 0022). Until hydration,
 * and for clicks with modifier keys, the browser navigates as usual.
 */
export function ClientNavigation() {
  const router = useClientNavigation()

  useEffect(() => {
    if (isPhone()) void import('./phone-behaviour').then(({ behaveAsPhone }) => behaveAsPhone())
  }, [])

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
    const onPointerOver = (event: PointerEvent) => {
      clearTimeout(timer)
      if (event.pointerType !== 'mouse' || savesData()) return
      const anchor = anchorOf(event.target)
      const path = anchor && navigationPath(anchor, location)
      if (path) timer = setTimeout(() => router.prefetch(path), hoverDelay)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onPointerOver)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onPointerOver)
    }
  }, [router])

  return null
}
