'use client'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx'

/** A pointer on its way from the button to the panel may leave both for a moment. */
const grace = 120

interface PopoverProps {
  /** Words or icon of the button. */
  trigger: ReactNode
  /** Name of the button when `trigger` has no words. */
  label?: string
  children: ReactNode
  align?: 'left' | 'right' | 'center'
  /** `hover` opens on pointing as well; touch and keyboard always press. */
  on?: 'hover' | 'press'
  className?: string
  buttonClassName?: string
  /** Width and padding of the panel. */
  /** Width and padding of the panel. */
  panelClassName?: string
}

const places = { left: 'left-0', right: 'right-0', center: 'left-1/2 -translate-x-1/2' } as const

/** A small panel under its button. Esc, a press elsewhere and leaving it with the keyboard close it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    children,
    align = 'left',
    on = 'press',
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
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])

  const point = (pointing: boolean) => (event: { pointerType: string }) => {
    if (on !== 'hover' || event.pointerType === 'touch') return
    clearTimeout(timer.current)
    if (pointing) setOpen(true)
    else timer.current = setTimeout(() => setOpen(false), grace)
  }

  return (
    <div
      ref={box}
      className={cx('relative inline-block', className)}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
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
            places[align],
            panelClassName,
          )}
        >
          {children}
        </div>
      )}
    </div>
  )
}
