'use client'
import { X } from '@/components/ui/icons/x'
import { closedNoticesKey } from '@/lib/web/closed-notices'

function close(noticeKey: string): void {
  document.documentElement.dataset.closedNotices = noticeKey
  // The button is gone with its line.
  document.getElementById('main')?.focus({ preventScroll: true })
  try {
    localStorage.setItem(closedNoticesKey, noticeKey)
  } catch {
    // Storage may be blocked: the line is back on the next page.
  }
}

/** Closes the line of notices in this browser. @param noticeKey names the notices in it */
export const CloseNotices = ({ noticeKey }: { noticeKey: string }) => (
  <button
    type="button"
    aria-label="关闭公告"
    onClick={() => close(noticeKey)}
    className="text-muted hover:text-ink flex size-11 shrink-0 items-center justify-center"
  >
    <X className="size-4" aria-hidden />
  </button>
)
