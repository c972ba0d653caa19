'use client'
import { startTransition, useOptimistic } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

interface RowBoxProps {
  label: string
  isChecked: boolean
  /** @param isRange whether Shift was held */
  onChange: (isOn: boolean, isRange: boolean) => void
}

/** The check box of a row: it answers at once, the page that depends on it follows. */
export function RowBox({ label, isChecked, onChange }: RowBoxProps) {
  const [isOn, setOn] = useOptimistic(isChecked)
  return (
    <Checkbox
      data-row-box
      aria-label={label}
      checked={isOn}
      onChange={({ target, nativeEvent }) => {
        const { checked } = target
        const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
        startTransition(() => {
          setOn(checked)
          onChange(checked, isRange)
        })
      }}
    />
  )
}
