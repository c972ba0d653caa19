'use client'
import { useState } from 'react'
import { cx } from '@/components/ui/cx'
import { controlClass } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'
import type { ColorField } from '@/widgets/setting-fields'
import { colorOf, partsOf, readColor } from './color-text'
import { changeOf, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { useRow } from './use-row'

/** A colour: chosen, typed as hex or rgba, and its opacity. */
export function ColorInput(props: FieldProps<ColorField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const stored = String(valueOf(field, values) ?? '')
  const { hex, opacity } = partsOf(stored)
  const write = (next: string) => {
    setWrong(false)
    onChange(changeOf(field, values, next))
  }
  const settle = () => {
    if (typed !== null) {
      const parts = readColor(typed)
      if (parts) write(colorOf(parts))
      setWrong(!parts && typed.trim() !== '')
      setTyped(null)
    }
    onLeave()
  }
  const error = isWrong ? '请输入 #ff0000 或 rgba(255,0,0,0.5) 这样的颜色' : row.error
  return (
    <FieldRow {...row} error={error}>
      <span className="flex items-center gap-1.5">
        <input
          id={id}
          type="color"
          aria-label={field.label ? undefined : name}
          disabled={disabled}
          value={hex}
          onChange={(event) => {
            // Choosing a colour of something transparent shows it.
            write(colorOf({ hex: event.target.value, opacity: opacity === 0 ? 100 : opacity }))
          }}
          onBlur={onLeave}
          className="border-line rounded-control h-8 w-9 shrink-0 border bg-white p-0.5"
        />
        <input
          aria-label={`${name}色值`}
          aria-invalid={isWrong}
          spellCheck={false}
          maxLength={40}
          disabled={disabled}
          placeholder="#ff0000"
          value={typed ?? stored}
          onChange={({ target }) => {
            setTyped(target.value)
          }}
          onKeyDown={(event) => {
            if (isEnter(event)) settle()
          }}
          onBlur={settle}
          className={cx(controlClass, 'h-8 min-w-0 flex-1 px-2 text-xs')}
        />
        <input
          type="number"
          aria-label={`${name}不透明度`}
          min={0}
          max={100}
          disabled={disabled}
          value={opacity}
          onChange={(event) => {
            write(colorOf({ hex, opacity: Number(event.target.value) }))
          }}
          onBlur={onLeave}
          className={cx(controlClass, 'h-8 w-14! shrink-0 px-2')}
        />
        <span className="text-faint text-xs">%</span>
      </span>
    </FieldRow>
  )
}
