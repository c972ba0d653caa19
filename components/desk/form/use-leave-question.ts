'use client'
import { useEffect, useRef } from 'react'
import { navigationPath } from '@/components/layout/navigation-path'
import { useLeaveWarning } from '@/lib/client/page/use-leave-warning'
import { confirm } from '@/lib/client/press/confirm'

const question = {
  text: '有未保存的修改，离开后将丢失，确定离开吗？',
  okText: '离开',
  cancelText: '继续编辑',
  danger: true,
} as const

/** The link that a click follows inside this window, to another page of the mall. */
function leavingLink({ button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isElsewhere = anchor && navigationPath(anchor, location) && anchor.pathname !== location.pathname
  return isElsewhere ? anchor : null
}

/**
 * Asks before a page with unsaved changes is left: by a link of the mall and by 返回 of the browser where it can be held
 * back, with a dialog; in any other way the browser asks.
 */
export function useLeaveQuestion(hasUnsaved: boolean): void {
  const isAgreed = useRef(false)
  useLeaveWarning(() => hasUnsaved && !isAgreed.current)
  useEffect(() => {
    if (!hasUnsaved) return
    isAgreed.current = false
    const ask = async (leave: () => void) => {
      if (!(await confirm(question))) return
      isAgreed.current = true
      leave()
    }
    // Before the listener of the document that follows links.
    const onClick = (event: MouseEvent) => {
      const link = isAgreed.current ? null : leavingLink(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      void ask(() => link.click())
    }
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination
      if (isAgreed.current || !event.cancelable || event.navigationType !== 'traverse') return
      // Dialogs have history entries of the same page.
      if (new URL(url).pathname === location.pathname) return
      event.preventDefault()
      void ask(() => window.navigation.traverseTo(key))
    }
    // Older browsers have no `navigation`.
    const steps = 'navigation' in window ? window.navigation : null
    document.addEventListener('click', onClick, true)
    steps?.addEventListener('navigate', onNavigate)
    return () => {
      document.removeEventListener('click', onClick, true)
      steps?.removeEventListener('navigate', onNavigate)
    }
  }, [hasUnsaved])
}
