'use client'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

interface Props {
  label: string
  side: 'left' | 'right'
  /** In a narrow window the panel is a drawer above the canvas. */
  isDrawer: boolean
  /** Whether the drawer is open; without meaning for a panel. */
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Palette or settings beside the canvas. Escape closes a drawer; it gets the focus when it opens. */
export function SidePanel({ label, side, isDrawer, isOpen, onClose, children }: Props) {
  const box = useRef<HTMLElement>(null)
  const isShown = isDrawer && isOpen
  useEffect(() => {
    if (!isShown) return
    const before = document.activeElement
    // A problem that opened the panel has focused its field.
    if (!box.current?.contains(before)) box.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isShown])
  if (isDrawer && !isOpen) return null
  return (
    <aside
      ref={box}
      aria-label={label}
      tabIndex={isDrawer ? -1 : undefined}
      onKeyDown={(event) => {
        if (!isDrawer || event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
      className={cx(
        'border-line flex shrink-0 flex-col bg-white outline-none',
        side === 'left' ? 'w-60 border-r' : 'w-[21.25rem] max-w-[90vw] border-l',
        isDrawer && 'shadow-float absolute inset-y-0 z-30',
        isDrawer && (side === 'left' ? 'left-0' : 'right-0'),
      )}
    >
      {isDrawer && (
        <div className="border-line flex h-9 shrink-0 items-center justify-between border-b pl-3 text-xs">
          {label}
          <button
            type="button"
            aria-label={`关闭${label}`}
            onClick={onClose}
            className="text-muted hover:text-ink flex size-9 items-center justify-center"
          >
            <X className="size-4" aria-hidden />
          </button>
        </div>
      )}
      {children}
    </aside>
  )
}
