'use client'
import { AlignCenter, AlignLeft, AlignRight, Bold, Italic, Underline } from 'lucide-react'
import type { ComponentType } from 'react'
import { cx } from '@/components/ui/cx'
import { Select } from '@/components/ui/select'
import type { ChoiceField, PresetsField, SwitchField, ToggleField } from '@/widgets/setting-fields'
import { changeOf, valueOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { segment } from './segment'
import { sliderIcons } from './slider-icons'
import { useRow } from './use-row'

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
