'use client'
import { cx } from '@/components/ui/cx'
import { controlClass } from '@/components/ui/input'
import type { ColorField } from '@/widgets/setting-fields'
import { clamp } from '../core/geometry/box'
import { changeOf, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { useRow } from './use-row'

/** A colour as the native control wants it, and its opacity in percent. */
export function partsOf(color: string): { hex: string; opacity: number } {
  const hex = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(color)
  if (hex)
    return { hex: `#${hex[1]}`, opacity: hex[2] ? Math.round((parseInt(hex[2], 16) / 255) * 100) : 100 }
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  if (short)
    return {
      hex: `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`,
      opacity: 100,
    }
  const rgb = /^rgba?\(\s*(\d+)\D+(\d+)\D+(\d+)(?:\D+([\d.]+))?\s*\)$/i.exec(color)
  if (!rgb) return { hex: '#ffffff', opacity: color === '' || color === 'transparent' ? 0 : 100 }
  const digits = rgb.slice(1, 4).map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
  return { hex: `#${digits.join('')}`, opacity: Math.round(Number(rgb[4] ?? 1) * 100) }
}

/** Eight digits, as other designers store colours. */
export const colorOf = (hex: string, opacity: number): string =>
  `${hex}${Math.round((clamp(opacity, 0, 100) / 100) * 255)
    .toString(16)
    .padStart(2, '0')}`

export function ColorInput(props: FieldProps<ColorField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  const { hex, opacity } = partsOf(String(valueOf(field, values) ?? ''))
  const write = (next: string) => {
    onChange(changeOf(field, values, next))
  }
  return (
    <FieldRow {...row}>
      <span className="flex items-center gap-2">
        <input
          id={id}
          type="color"
          aria-label={field.label ? undefined : name}
          disabled={disabled}
          value={hex}
          onChange={(event) => {
            // Choosing a colour of something transparent shows it.
            write(colorOf(event.target.value, opacity === 0 ? 100 : opacity))
          }}
          onBlur={onLeave}
          className="border-line rounded-control h-8 w-10 shrink-0 border bg-white p-0.5"
        />
        <input
          type="number"
          aria-label={`${name}不透明度`}
          min={0}
          max={100}
          disabled={disabled}
          value={opacity}
          onChange={(event) => {
            write(colorOf(hex, Number(event.target.value)))
          }}
          onBlur={onLeave}
          className={cx(controlClass, 'h-8 w-16! px-2')}
        />
        <span className="text-faint text-xs">%</span>
      </span>
    </FieldRow>
  )
}
