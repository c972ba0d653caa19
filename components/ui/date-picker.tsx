'use client'
import { useState } from 'react'
import { daysInMonth } from '@/lib/domain/validate'
import { cx } from './cx'
import { Select } from './select'
import { useServerDay } from './use-server-time'

/** Years that are offered, back from the current one (spec 1 §5). */
const yearCount = 100

interface DatePickerProps {
  /** For screen readers. */
  label: string
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** Receives an empty text until year, month and day are selected. */
  onChange: (value: string) => void
  onBlur?: () => void
  size?: 'medium' | 'large'
  /** Id of the year list. */
  id?: string
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  className?: string
}

const options = (from: number, to: number, unit: string) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const value = String(from + (to < from ? -index : index)).padStart(2, '0')
    return { value, label: `${value}${unit}` }
  })

/** Year, month and day in three lists. A day that the selected month does not have is cleared. */
export function DatePicker({
  label,
  value,
  onChange,
  onBlur,
  size,
  id,
  className,
  ...ariaProps
}: DatePickerProps) {
  const [parts, setParts] = useState(() => value.split('-'))
  const [year = '', month = '', day = ''] = parts
  const today = useServerDay()
  const thisYear = Number(today.slice(0, 4))
  // Without a year February may have 29 days: 2024 is a leap year.
  const days = month ? daysInMonth(Number(year) || 2024, Number(month)) : 31

  const select = (y: string, m: string, d: string) => {
    const fits = !m || Number(d) <= daysInMonth(Number(y) || 2024, Number(m))
    const next = [y, m, fits ? d : '']
    setParts(next)
    onChange(next.every(Boolean) ? next.join('-') : '')
  }

  const common = { ...ariaProps, size, onBlur }
  return (
    <div role="group" aria-label={label} className={cx('grid grid-cols-[5fr_4fr_4fr] gap-2', className)}>
      <Select
        {...common}
        id={id}
        aria-label={`${label}：年`}
        placeholder="年"
        options={today ? options(thisYear, thisYear - yearCount + 1, '年') : []}
        value={year}
        onChange={(event) => select(event.target.value, month, day)}
      />
      <Select
        {...common}
        aria-label={`${label}：月`}
        placeholder="月"
        options={options(1, 12, '月')}
        value={month}
        onChange={(event) => select(year, event.target.value, day)}
      />
      <Select
        {...common}
        aria-label={`${label}：日`}
        placeholder="日"
        options={options(1, days, '日')}
        value={day}
        onChange={(event) => select(year, month, event.target.value)}
      />
    </div>
  )
}
