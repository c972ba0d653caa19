'use client'
import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx'

/** Dialogs that stand open, one over the other. */
let openCount = 0

/** The page behind stands still (dialog.css) and keeps the place of the scroll bar that goes. */
function holdPage(): void {
  const page = document.documentElement
  page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`
  page.dataset.modal = ''
}

function freePage(): void {
  const page = document.documentElement
  page.style.paddingRight = ''
  delete page.dataset.modal
}

/** A closed dialog is taken away after this time (spec 1 §4). */
const keepFor = 300

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot. */
  footer?: ReactNode
  /** Pixels at the design width; 416 unless the content is a picker (spec 1 §9). */
  width?: number
  /** False keeps it open when the space around it is pressed, for forms with typed text. */
  dismissable?: boolean
  className?: string
}

/**
 * A window over the page on the browser's own `<dialog>`: the rest of the page is inert, Esc closes, focus goes back to
 * where it was. A sheet at the bottom edge on phones. The element to focus first carries `data-autofocus`.
 */
export function Dialog(props: DialogProps) {
  const { open } = props
  const [kept, setKept] = useState(open)
  if (open && !kept) setKept(true)

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setKept(false), keepFor)
    return () => clearTimeout(timer)
  }, [open])

  return kept ? <DialogWindow {...props} /> : null
}

function DialogWindow({
  open,
  onClose,
  title,
  children,
  footer,
  width = 416,
  dismissable = true,
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before paint, so that it never shows as a plain block; the clean-up closes it first, which gives focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (openCount++ === 0) holdPage()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog.close()
      if (--openCount === 0) freePage()
    }
  }, [open])

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={cx('sheet', className)}
      style={{ width: `${width / 16}rem` }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => dismissable && event.target === event.currentTarget && onClose()}
    >
      <div className="flex max-h-[inherit] flex-col">
        <h2 id={titleId} className="text-ink shrink-0 px-6 pt-5 pr-14 pb-3 text-base font-semibold">
          {title}
        </h2>
        <div className="text-text min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-5 text-sm">
          {children}
        </div>
        {footer && <div className="flex shrink-0 justify-end gap-3 px-6 pb-6 max-md:*:flex-1">{footer}</div>}
        <button
          type="button"
          aria-label="关闭"
          onClick={onClose}
          className="rounded-control text-muted hover:bg-page hover:text-ink absolute top-3 right-3 flex size-9 items-center justify-center transition-colors"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
    </dialog>
  )
}
