'use client'
import { AlignCenter, AlignLeft, AlignRight, Bold, Italic, Underline } from 'lucide-react'
import { useId, useState, type ComponentType } from 'react'
import { cx } from '@/components/ui/cx'
import { controlClass, Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type {
  ChoiceField,
  ColorField,
  NumberField,
  PresetsField,
  SwitchField,
  TextField,
  ToggleField,
} from '@/widgets/setting-fields'
import { clamp } from '../core/geometry/box'
import { changeOf, problemAt, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { segment } from './segment'
import { sliderIcons } from './slider-icons'

const isLocked = ({ field, values }: FieldProps) =>
  field.lockedBy !== undefined && values[field.lockedBy] === true

/** Label, hint and error of a field that edits one value. */
function useRow(
  props: FieldProps<TextField | NumberField | SwitchField | ChoiceField | ToggleField | ColorField>,
) {
  const id = useId()
  const { field, problems } = props
  const path = field.at === undefined ? field.key : `${field.key}.${field.at}`
  const row = { label: field.label, htmlFor: id, hint: field.hint, error: problemAt(problems, path) }
  return { id, row, disabled: isLocked(props), name: field.label ?? field.key }
}

export function TextInput(props: FieldProps<TextField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  const control = {
    id,
    disabled,
    value: String(valueOf(field, values) ?? ''),
    placeholder: field.placeholder,
    'aria-label': field.label ? undefined : (field.placeholder ?? name),
    'aria-invalid': row.error !== undefined,
    onChange: (event: { target: { value: string } }) => {
      onChange(changeOf(field, values, event.target.value))
    },
    onBlur: onLeave,
  }
  return (
    <FieldRow {...row}>
      {field.lines ? <Textarea {...control} rows={field.lines} /> : <Input {...control} className="h-8!" />}
    </FieldRow>
  )
}

/** Numbers are written while they are typed, and brought into their range when the field is left. */
export function NumberInput(props: FieldProps<NumberField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  const stored = valueOf(field, values)
  const [typed, setTyped] = useState<string | null>(null)
  const { min = -Infinity, max = Infinity } = field
  const write = (value: number) => {
    onChange(changeOf(field, values, value))
  }
  const number = Number(stored)
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
            if (value.trim() !== '' && Number.isFinite(Number(value))) write(Number(value))
          }}
          onBlur={() => {
            if (typed !== null && Number.isFinite(number)) write(clamp(number, min, max))
            setTyped(null)
            onLeave()
          }}
        />
      </span>
    </FieldRow>
  )
}

export function SwitchInput(props: FieldProps<SwitchField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  const isOn = valueOf(field, values) === true
  return (
    <FieldRow {...row}>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={field.label ? undefined : name}
        disabled={disabled}
        onClick={() => {
          onChange(changeOf(field, values, !isOn))
          onLeave()
        }}
        className={cx(
          'mt-1 flex h-5 w-9 items-center rounded-full p-0.5 transition-colors disabled:opacity-50',
          isOn ? 'bg-link' : 'bg-faint',
        )}
      >
        <span className={cx('size-4 rounded-full bg-white transition-transform', isOn && 'translate-x-4')} />
      </button>
    </FieldRow>
  )
}

export function SelectInput(props: FieldProps<ChoiceField>) {
  const { field, values, onChange, onLeave } = props
  const { id, row, disabled, name } = useRow(props)
  return (
    <FieldRow {...row}>
      <Select
        id={id}
        disabled={disabled}
        aria-label={field.label ? undefined : name}
        options={field.options.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(valueOf(field, values))}
        onChange={(event) => {
          const option = field.options.find(({ value }) => String(value) === event.target.value)
          if (option) onChange(changeOf(field, values, option.value))
          onLeave()
        }}
      />
    </FieldRow>
  )
}

const icons: Record<string, ComponentType<{ className?: string }>> = {
  ...sliderIcons,
  left: AlignLeft,
  center: AlignCenter,
  right: AlignRight,
  bold: Bold,
  italic: Italic,
  underline: Underline,
}

export function RadioInput(props: FieldProps<ChoiceField>) {
  const { field, values, onChange, onLeave } = props
  const { row, name } = useRow(props)
  const current = valueOf(field, values)
  return (
    <FieldRow {...row}>
      <span role="radiogroup" aria-label={name} className="flex flex-wrap">
        {field.options.map(({ value, label }) => {
          const Icon = icons[String(value)]
          return (
            <button
              key={String(value)}
              type="button"
              role="radio"
              aria-checked={current === value}
              aria-label={label}
              title={label}
              onClick={() => {
                onChange(changeOf(field, values, value))
                onLeave()
              }}
              className={segment(current === value)}
            >
              {Icon ? <Icon className="h-4 min-w-4" /> : label}
            </button>
          )
        })}
      </span>
    </FieldRow>
  )
}

export function ToggleInput(props: FieldProps<ToggleField>) {
  const { field, values, onChange, onLeave } = props
  const isOn = valueOf(field, values) === field.on
  const Icon = icons[field.on]
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={field.label ?? field.key}
      title={field.label}
      onClick={() => {
        onChange(changeOf(field, values, isOn ? field.off : field.on))
        onLeave()
      }}
      className={segment(isOn)}
    >
      {Icon ? <Icon className="size-4" aria-hidden /> : field.label}
    </button>
  )
}

export function PresetsInput({ field, values, onChange, onLeave }: FieldProps<PresetsField>) {
  return (
    <FieldRow label={field.label} hint={field.hint}>
      <span role="radiogroup" aria-label={field.label} className="flex flex-wrap">
        {field.presets.map((preset) => {
          const isOn = Object.entries(preset.values).every(([key, value]) => values[key] === value)
          return (
            <button
              key={preset.label}
              type="button"
              role="radio"
              aria-checked={isOn}
              onClick={() => {
                onChange(preset.values)
                onLeave()
              }}
              className={segment(isOn)}
            >
              {preset.label}
            </button>
          )
        })}
      </span>
    </FieldRow>
  )
}

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
