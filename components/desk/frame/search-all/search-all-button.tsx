'use client'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDesk } from '../use-desk'
import { SearchAllDialog } from './search-all-dialog'

/** Whether a key press is meant for a field of the page. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The search over everything in the header of the desk; `/` and ⌘K open it too. */
export function SearchAllButton() {
  const [isOpen, setOpen] = useState(false)
  const isKnown = Boolean(useDesk().data)
  useEffect(() => {
    if (!isKnown) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      if (event.isComposing || document.querySelector('dialog[open]') || (!isCommand && !isSlash)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isKnown])
  if (!isKnown) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="tap border-line text-muted hover:text-brand rounded-control flex h-9 items-center gap-2 border px-3 text-sm transition-colors max-md:size-9 max-md:justify-center max-md:border-0 max-md:px-0"
      >
        <Search className="size-4" aria-hidden />
        <span className="max-md:sr-only">搜索</span>
        <kbd className="bg-page text-muted rounded px-1.5 text-xs max-md:hidden" aria-hidden>
          /
        </kbd>
      </button>
      <SearchAllDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
