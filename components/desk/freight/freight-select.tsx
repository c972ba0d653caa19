'use client'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/select'
import { deskQuery } from '@/lib/client/call/desk'

interface FreightSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'onChange' | 'value'> {
  /** Id of a template; 0 for 包邮. */
  value: string
  onChange: (value: string) => void
}

/** The freight templates that products can have; 0 is free freight. */
export function FreightSelect({ value, onChange, ...rest }: FreightSelectProps) {
  const { data } = useQuery(
    deskQuery.freight.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  )
  const options = (data?.list ?? [])
    .filter(({ status }) => status)
    .map((one) => ({ value: String(one.templates_id), label: one.name }))
  return (
    <Select
      {...rest}
      options={[...options, { value: '0', label: '包邮（不使用模板）' }]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
