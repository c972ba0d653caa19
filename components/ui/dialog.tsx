'use client'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { X } from '@/components/ui/icons/x'
import { cx } from './cx'
import { useModal } from './use-modal'

/** Milliseconds until a closed dialog is unmounted (spec 1 §4). */
const unmountDelay = 300

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the bottom. */
  footer?: ReactNode
  /** Pixels at the design width; 416 unless the content is a picker (spec 1 §9). */
  width?: number
  /** False: a click on the backdrop does not close it, for forms with typed text. */
  dismissable?: boolean
  /** On phones a sheet of full height from the right instead of one from the bottom. */
  side?: boolean
  className?: string
}

/**
 * A modal dialog on the native `<dialog>`: the page behind is inert, Esc closes, focus returns to where it was. A sheet
 * on phones, which Back closes (lib/client/page/sheet-history). `data-autofocus` marks the element that is focused
 * first.
 */
export function Dialog(props: DialogProps) {
  const { open } = props
  const [isMounted, setMounted] = useState(open)
  if (open && !isMounted) setMounted(true)

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setMounted(false), unmountDelay)
    return () => clearTimeout(timer)
  }, [open])

  return isMounted ? <DialogWindow {...props} /> : null
}

function DialogWindow({
  open,
  onClose,
  title,
  children,
  footer,
  width = 416,
  dismissable = true,
  side = false,
  className,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const ref = useModal(open, onClose, (dialog) => {
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
    // Long content would get the focus, because it scrolls: a frame around half the dialog.
    if (first) first.focus()
    else if (document.activeElement === content.current) dialog.focus()
  })

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cx('sheet outline-none', side && 'sheet-side', className)}
      style={{ width: `${width / 16}rem` }}
      onClickCapture={(event) => {
        // While a closed dialog fades out, a second press must not reach its buttons, nor the page behind.
        if (open) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onCancel={(event) => {
        // React passes on the cancel of a dialog inside, and a file input's cancel bubbles: neither closes this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => dismissable && event.target === event.currentTarget && onClose()}
    >
      <div className="flex max-h-[inherit] flex-col">
        <h2 id={titleId} className="text-ink shrink-0 px-6 pt-5 pr-14 pb-3 text-base font-semibold">
          {title}
        </h2>
        <div
          ref={content}
          className="text-text min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-5 text-sm"
        >
          {children}
        </div>
        {footer && (
          <div className="flex shrink-0 flex-wrap justify-end gap-3 px-6 pb-6 max-md:*:flex-1">{footer}</div>
        )}
        <button
          type="button"
          aria-label="关闭"
          onClick={onClose}
          className="rounded-control text-muted hover:bg-page hover:text-ink absolute top-3 right-3 flex size-9 items-center justify-center transition-colors max-md:top-2 max-md:right-2 max-md:size-11"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
    </dialog>
  )
}
