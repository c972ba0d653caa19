import type { ReactNode } from 'react'
import { Radio } from './checkbox'
import { cx } from './cx'

export { Radio }

interface RadioGroupProps<V extends string> {
  name: string
  /** For screen readers; the visible heading is outside. */
  label: string
  value: V | undefined
  onChange: (value: V) => void
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[]
  className?: string
}

/** Radios in a row; arrow keys move between them. */
export function RadioGroup<V extends string>({
  name,
  label,
  value,
  onChange,
  options,
  className,
}: RadioGroupProps<V>) {
  return (
    <div role="radiogroup" aria-label={label} className={cx('flex flex-wrap gap-x-6 gap-y-2', className)}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          disabled={option.disabled}
          onChange={() => onChange(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </div>
  )
}
