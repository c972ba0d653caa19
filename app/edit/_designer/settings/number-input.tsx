'use client'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'
import type { NumberField } from '@/widgets/setting-fields'
import { clamp } from '../core/geometry/box'
import { changeOf, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { useRow } from './use-row'

/** Why a number is another one than what was typed. */
function reasonOf({ min, max }: NumberField, typed: number, became: number): string {
  if (min !== undefined && typed < min) return `不能小于${min}，已改为${became}`
  if (max !== undefined && typed > max) return `不能大于${max}，已改为${became}`
  // Less than can be seen and grabbed, or more than there is room for.
  return typed < became ? `不能小于${became}，已改为${became}` : `放不下${typed}，已改为${became}`
}

/**
 * Numbers are written while they are typed, or, where the values on the way may be impossible (`atLeave`), when the
 * field is left. Then they are brought into their range, which is said.
 */
export function NumberInput(props: FieldProps<NumberField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  const stored = valueOf(field, values)
  const [typed, setTyped] = useState<string | null>(null)
  /** The last typed value and the value that was stored for it, which is known after the change. */
  const [left, setLeft] = useState<{ typed: number; became?: unknown } | null>(null)
  if (left && !('became' in left)) setLeft({ ...left, became: stored })
  const { min = -Infinity, max = Infinity } = field
  const write = (value: number) => {
    onChange(changeOf(field, values, value))
  }
  const number = Number(stored)
  const settle = () => {
    const wanted = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(wanted)) {
      write(clamp(wanted, min, max))
      setLeft({ typed: wanted })
    }
    setTyped(null)
    onLeave()
  }
  const isChanged = left !== null && left.became === stored && number !== left.typed
  return (
    <FieldRow {...row}>
      <span className="flex items-center gap-2">
        {field.slider && (
          <input
            type="range"
            aria-label={name}
            min={field.min}
            max={field.max}
            disabled={disabled}
            value={Number.isFinite(number) ? number : 0}
            onChange={(event) => {
              setLeft(null)
              write(Number(event.target.value))
            }}
            onPointerUp={onLeave}
            className="min-w-0 flex-1"
          />
        )}
        <Input
          id={id}
          inputMode="numeric"
          disabled={disabled}
          aria-label={field.label ? undefined : name}
          aria-invalid={row.error !== undefined}
          className={cx('h-8!', field.slider && 'w-24!')}
          suffix={field.unit && <span className="text-faint text-xs">{field.unit}</span>}
          value={typed ?? String(stored ?? '')}
          onChange={({ target: { value } }) => {
            setTyped(value)
            setLeft(null)
            if (!field.atLeave && value.trim() !== '' && Number.isFinite(Number(value))) write(Number(value))
          }}
          onKeyDown={(event) => {
            if (isEnter(event)) settle()
          }}
          onBlur={settle}
        />
      </span>
      {isChanged && (
        <p role="status" className="text-muted mt-1 text-xs">
          {reasonOf(field, left.typed, number)}
        </p>
      )}
    </FieldRow>
  )
}
