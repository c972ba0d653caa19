'use client'
import type { ComponentProps } from 'react'
import { Select, type SelectOption } from '@/components/ui/select'

interface FetchedSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'> {
  /** Undefined until they are there. */
  options: readonly SelectOption[] | undefined
  value: string
  onChange: (value: string) => void
}

/**
 * A select whose options are fetched. It shows its value also while they are on their way, and when it is none of them
 * (any more): a native select would show its first option, which people then take for the value.
 */
export function FetchedSelect({ options, value, onChange, ...rest }: FetchedSelectProps) {
  const isKnown =
    value === '' ? rest.placeholder !== undefined : options?.some((option) => option.value === value)
  const own = { value, label: options ? '已停用或已删除' : '加载中' }
  return (
    <Select
      {...rest}
      aria-busy={options === undefined}
      options={isKnown ? (options ?? []) : [...(options ?? []), own]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
