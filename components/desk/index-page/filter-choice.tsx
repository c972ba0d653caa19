import { useId } from 'react'
import { Combobox } from '@/components/ui/combobox'
import type { SelectOption } from '@/components/ui/select'

/** The values of a filter, as a hook finds them. */
export interface FilterOptions {
  options: readonly SelectOption[]
  isLoaded: boolean
  /** Gets the typed text: of thousands of values only those that it finds are offered. */
  onType: (text: string) => void
}

interface FilterChoiceProps {
  /** The name of the field that it filters by: 品牌. */
  label: string
  found: FilterOptions
  /** Id of a value; empty for all. */
  value: string
  onChange: (value: string) => void
  className?: string
}

/** One value of a filter, found by typing; without one the list has all. */
export function FilterChoice({ label, found, value, onChange, className }: FilterChoiceProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Combobox
        id={id}
        value={value}
        onChange={onChange}
        onType={found.onType}
        options={found.options}
        label={label}
        placeholder={`全部${label}`}
        emptyText={found.isLoaded ? `没有找到${label}` : '加载中'}
      />
    </div>
  )
}
