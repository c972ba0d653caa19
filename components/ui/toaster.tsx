'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CircleAlert } from '@/components/ui/icons/circle-alert'
import { CircleCheck } from '@/components/ui/icons/circle-check'
import { Info } from '@/components/ui/icons/info'
import { dropErrors, noToasts, toasts, type ToastKind } from '@/lib/client/press/toast'

const marks = {
  success: <CircleCheck className="text-programme-bright size-5" aria-hidden />,
  error: <CircleAlert className="text-brand size-5" aria-hidden />,
  info: <Info className="text-link size-5" aria-hidden />,
} satisfies Record<ToastKind, unknown>

/** Shows the messages of `toast` at the top centre, below the header. Once per page, in the frame. */
export function Toaster() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get, noToasts)
  const ref = useRef<HTMLDivElement>(null)
  const path = usePathname()

  useEffect(() => {
    try {
      // Messages that `keepSuccess` stored before this document was opened.
      if ('toast' in sessionStorage)
        void import('@/lib/client/press/kept-toast').then(({ showKept }) => showKept())
    } catch {
      // Storage may be blocked.
    }
  }, [])
  useEffect(() => dropErrors, [path])

  // Open dialogs are in the top layer, where later elements are above earlier ones: reopened for each message. The
  // empty popover stays open, because screen readers only announce changes inside an existing live region.
  useEffect(() => {
    const box = ref.current
    if (!box?.showPopover) return
    // Below hot words and navigation, which end where the content begins; on a scrolled page below the sticky row of
    // the header, which on phones is as high as the bar of an inner page.
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const content = document.getElementById('main')?.getBoundingClientRect().top ?? 0
    box.style.top = `${Math.max(header, content, 16) + 8}px`
    if (box.matches(':popover-open')) box.hidePopover()
    box.showPopover()
  }, [messages])

  return (
    <div
      ref={ref}
      popover="manual"
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 m-0 w-full flex-col items-center gap-2 overflow-visible border-0 bg-transparent px-4 [&:popover-open]:flex"
    >
      {messages.map((message) => (
        <p
          key={message.id}
          className="toast rounded-card bg-card text-ink shadow-float flex max-w-full items-center gap-2 px-4 py-3 text-sm"
        >
          {marks[message.kind]}
          {message.text}
        </p>
      ))}
    </div>
  )
}
