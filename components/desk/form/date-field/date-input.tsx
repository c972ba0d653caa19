'use client'
import { CalendarDays } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { fieldDay, fieldText, fieldTime } from '@/lib/domain/time/field'

const CalendarPanel = lazy(() => import('./calendar-panel'))

type DateInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type' | 'suffix'> & {
  /** The name of the date, which the button of the calendar says too: 发布时间. */
  label: string
  /** As it was typed, or `2026-12-01 14:05`. */
  value: string
  onChange: (text: string) => void
  /** Gets the text that the field shows once typing or choosing has ended. */
  onSettle?: (text: string) => void
  /** With a time of day. */
  hasTime?: boolean
}

/** A date, with a time or without: typed, or chosen in a calendar. The same text in all browsers and languages. */
export function DateInput(props: DateInputProps) {
  const { label, value, onChange, onSettle, hasTime = false, onBlur, onKeyDown, ...rest } = props
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const settle = (text: string) => {
    if (text !== value) onChange(text)
    onSettle?.(text)
  }
  const close = (hasFocus: boolean) => {
    setOpen(false)
    if (hasFocus) opener.current?.focus()
  }
  return (
    <div ref={box} className="relative">
      <Input
        autoComplete="off"
        placeholder={hasTime ? '2026-12-01 14:05' : '2026-12-01'}
        maxLength={30}
        {...rest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={(event) => {
          settle(fieldText(value, hasTime))
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(fieldText(value, hasTime))
          else if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
          onKeyDown?.(event)
        }}
        suffix={
          <button
            ref={opener}
            type="button"
            aria-label={`选择${label}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={rest.disabled}
            onClick={() => setOpen(!isOpen)}
            className="tap text-muted hover:text-brand disabled:text-line -mr-1.5 flex size-7 items-center justify-center"
          >
            <CalendarDays className="size-4" aria-hidden />
          </button>
        }
      />
      {isOpen && (
        <Panel label={`选择${label}`} anchor={box} onClose={close}>
          <Suspense fallback={<Skeleton className="h-72 w-64" />}>
            <CalendarPanel
              day={fieldDay(value)}
              time={hasTime ? fieldTime(value) || '00:00' : null}
              onChoose={(text, isDone) => {
                settle(text)
                if (isDone) close(true)
              }}
            />
          </Suspense>
        </Panel>
      )}
    </div>
  )
}

interface PanelProps {
  label: string
  anchor: RefObject<HTMLDivElement | null>
  /** @param hasFocus the focus was in the panel */
  onClose: (hasFocus: boolean) => void
  children: ReactNode
}

/** Pixels that the panel needs below its field. */
const panelHeight = 380

/** A panel in the top layer, so that dialogs do not cut it off: below its field, above it, or at the bottom of phones. */
function Panel({ label, anchor, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  }, [onClose])
  useEffect(() => {
    const shown = panel.current
    if (!shown?.showPopover) return
    const field = anchor.current?.getBoundingClientRect()
    if (field && window.innerWidth >= 768) {
      const isBelow = field.bottom + panelHeight < window.innerHeight || field.top < panelHeight
      shown.style.left = `${Math.min(field.left, window.innerWidth - 320)}px`
      if (isBelow) shown.style.top = `${field.bottom + 4}px`
      else shown.style.bottom = `${window.innerHeight - field.top + 4}px`
    }
    shown.showPopover()
  }, [anchor])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) closed.current(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [anchor])
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Inside a dialog, Esc would close that as well.
        event.stopPropagation()
        event.preventDefault()
        onClose(true)
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (
          relatedTarget &&
          !currentTarget.contains(relatedTarget) &&
          !anchor.current?.contains(relatedTarget)
        )
          onClose(false)
      }}
      className="rounded-card border-line bg-card text-text shadow-float fixed inset-auto z-40 m-0 w-max border p-3 text-sm max-md:inset-x-0 max-md:bottom-0 max-md:w-full max-md:rounded-b-none max-md:pb-6"
    >
      {children}
    </div>
  )
}
