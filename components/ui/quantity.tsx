'use client'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Minus } from '@/components/ui/icons/minus'
import { Plus } from '@/components/ui/icons/plus'
import { isEnter } from '@/lib/client/press/is-enter'
import { clampQuantity, quantityDefaults, typedNumber, type QuantityLimits } from '@/lib/domain/goods/stock'
import { cx } from './cx'

/** Milliseconds between the steps of a held button (spec 1 §5). */
const repeatInterval = 200

interface QuantityProps extends QuantityLimits {
  value: number
  onChange: (value: number) => void
  /** Called when the shopper asks for more than `max`, to show for example 库存不足，最大库存为3件. */
  onOver?: () => void
  /** Called when the shopper asks for less than `min`, to show for example 此商品的最小购买数量为1件. */
  onUnder?: () => void
  /** Called when the field is left empty, before it takes the minimum. */
  onEmpty?: (() => void) | undefined
  disabled?: boolean
  size?: 'small' | 'medium'
  /** Name of the field. */
  label?: string
  className?: string
}

/** A number field with − and +. A typed value is clamped to the limits on blur. */
export function Quantity(props: QuantityProps) {
  const {
    value,
    onChange,
    onOver,
    onUnder,
    onEmpty,
    disabled,
    size = 'medium',
    label = '数量',
    className,
    min = quantityDefaults.min,
    max = quantityDefaults.max,
    step = quantityDefaults.step,
  } = props
  const limits = { min, max, step }
  const [typed, setTyped] = useState<string | null>(null)
  /** The value of the last step: repetitions of a held button must not wait for the next render. */
  const current = useRef(value)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)

  useEffect(() => {
    current.current = value
  }, [value])
  useEffect(() => () => clearInterval(timer.current), [])

  const stop = () => clearInterval(timer.current)

  /** Moves by one step; false at a limit. */
  const move = (direction: 1 | -1): boolean => {
    const requested = current.current + direction * limits.step
    const next = clampQuantity(requested, limits)
    setTyped(null)
    if (direction > 0 && requested > limits.max) onOver?.()
    if (direction < 0 && requested < limits.min) onUnder?.()
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
    }, repeatInterval)
  }

  const commit = () => {
    if (typed === null) return
    const requested = typedNumber(typed)
    if (typed.trim() === '') onEmpty?.()
    else if (requested > limits.max) onOver?.()
    else if (requested < limits.min) onUnder?.()
    const next = clampQuantity(typed, limits)
    setTyped(null)
    if (next !== value) onChange(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) commit()
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
        // Not `disabled` at a limit: a click there explains the limit.
        aria-disabled={atLimit || undefined}
        data-repeats
        onPointerDown={(event) => event.button > 0 || hold(direction)}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        // Keyboard: a click without a pointer has detail 0.
        onClick={(event) => event.detail === 0 && move(direction)}
        onContextMenu={(event) => event.preventDefault()}
        className="text-text hover:bg-page aria-disabled:text-faint disabled:text-faint tap flex h-full w-8 shrink-0 touch-manipulation items-center justify-center transition-colors select-none"
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
        'quantity rounded-control border-line bg-card inline-flex items-stretch border',
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
        onBlur={commit}
        onKeyDown={onKeyDown}
        className="nums border-line text-ink disabled:text-faint w-12 border-x bg-transparent text-center text-sm focus:outline-none"
      />
      {button(1)}
    </span>
  )
}
