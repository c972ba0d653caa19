'use client'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx'

/** Milliseconds: the pointer leaves both elements for a moment on its way from button to panel. */
const closeDelay = 120

interface PopoverProps {
  /** Content of the button. */
  trigger: ReactNode
  /** Accessible name of the button when `trigger` has no text. */
  label?: string
  children: ReactNode
  align?: 'left' | 'right' | 'center'
  /** `hover` opens on hover too; touch and keyboard always click. */
  on?: 'hover' | 'click'
  className?: string
  buttonClassName?: string
  /** Width and padding of the panel. */
  panelClassName?: string
}

const positions = { left: 'left-0', right: 'right-0', center: 'left-1/2 -translate-x-1/2' } as const

/** A small panel under its button. Esc, a click outside and moving the focus out close it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    children,
    align = 'left',
    on = 'click',
    className,
    buttonClassName,
    panelClassName = 'w-max p-4',
  } = props
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onHover = (isInside: boolean) => (event: { pointerType: string }) => {
    if (on !== 'hover' || event.pointerType === 'touch') return
    clearTimeout(timer.current)
    if (isInside) setOpen(true)
    else timer.current = setTimeout(() => setOpen(false), closeDelay)
  }

  return (
    <div
      ref={box}
      className={cx('relative inline-block', className)}
      onPointerEnter={onHover(true)}
      onPointerLeave={onHover(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        // Inside a dialog, Esc would close that as well.
        event.preventDefault()
        setOpen(false)
        box.current?.querySelector('button')?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => on === 'hover' || !was)}
        className={buttonClassName}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          className={cx(
            'rounded-card border-line bg-card text-text shadow-float absolute top-full z-40 mt-1.5 max-w-[min(24rem,90vw)] border text-sm',
            positions[align],
            panelClassName,
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}
