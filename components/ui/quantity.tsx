'use client'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { clampQuantity, quantityDefaults, type QuantityLimits } from '@/lib/domain/stock'
import { cx } from './cx'

/** A held button repeats (spec 1 §5). */
const repeatEvery = 200

interface QuantityProps extends QuantityLimits {
  value: number
  onChange: (value: number) => void
  /** Said when more is wanted than `max`, for example 库存不足，最大库存为3件. */
  onOver?: () => void
  /** Said when less is wanted than `min`, for example 此商品的最小购买数量为1件. */
  onUnder?: () => void
  disabled?: boolean
  size?: 'small' | 'medium'
  /** Name of the field. */
  label?: string
  className?: string
}

/** Number field with − and +. Typing is free until the field is left; then the value is brought within its limits. */
export function Quantity(props: QuantityProps) {
  const { value, onChange, onOver, onUnder, disabled, size = 'medium', label = '数量', className } = props
  const limits = { ...quantityDefaults, ...(({ min, max, step }) => defined({ min, max, step }))(props) }
  const [typed, setTyped] = useState<string | null>(null)
  /** The value that the next repetition starts from: a held button must not wait for the page to draw. */
  const current = useRef(value)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)

  useEffect(() => {
    current.current = value
  }, [value])
  useEffect(() => () => clearInterval(timer.current), [])

  const stop = () => clearInterval(timer.current)

  /** Moves by one step; false at a limit. */
  const move = (direction: 1 | -1): boolean => {
    const wanted = current.current + direction * limits.step
    const next = clampQuantity(wanted, limits)
    setTyped(null)
    if (direction > 0 && wanted > limits.max) onOver?.()
    if (direction < 0 && wanted < limits.min) onUnder?.()
    if (next === current.current) return false
    current.current = next
    onChange(next)
    return true
  }

  const hold = (direction: 1 | -1) => {
    stop()
    if (!move(direction)) return
    timer.current = setInterval(() => {
      if (!move(direction)) stop()
    }, repeatEvery)
  }

  const settle = () => {
    if (typed === null) return
    const wanted = Number(typed)
    if (wanted > limits.max) onOver?.()
    else if (typed.trim() !== '' && wanted < limits.min) onUnder?.()
    const next = clampQuantity(typed, limits)
    setTyped(null)
    if (next !== value) onChange(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      move(event.key === 'ArrowUp' ? 1 : -1)
    }
  }

  const button = (direction: 1 | -1) => {
    const atLimit = direction > 0 ? value >= limits.max : value <= limits.min
    return (
      <button
        type="button"
        aria-label={direction > 0 ? '增加' : '减少'}
        disabled={disabled}
        // Not `disabled` at a limit: pressing there says why it goes no further.
        aria-disabled={atLimit || undefined}
        onPointerDown={(event) => event.button > 0 || hold(direction)}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        // A press of the keyboard is a click without a pointer.
        onClick={(event) => event.detail === 0 && move(direction)}
        onContextMenu={(event) => event.preventDefault()}
        className="text-text hover:bg-page aria-disabled:text-faint disabled:text-faint flex h-full w-8 shrink-0 touch-manipulation items-center justify-center transition-colors select-none"
      >
        {direction > 0 ? (
          <Plus className="size-3.5" aria-hidden />
        ) : (
          <Minus className="size-3.5" aria-hidden />
        )}
      </button>
    )
  }

  return (
    <span
      className={cx(
        'rounded-control border-line bg-card inline-flex items-stretch overflow-hidden border',
        size === 'small' ? 'h-7' : 'h-9',
        className,
      )}
    >
      {button(-1)}
      <input
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={limits.min}
        aria-valuemax={limits.max}
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className="nums border-line text-ink disabled:text-faint w-12 border-x bg-transparent text-center text-sm focus:outline-none"
      />
      {button(1)}
    </span>
  )
}

/** Without the keys that were not given, so that defaults show through. */
function defined(limits: QuantityLimits): QuantityLimits {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}
