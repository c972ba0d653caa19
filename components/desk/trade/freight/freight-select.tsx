'use client'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { deskQuery } from '@/lib/client/call/desk'
import { FetchedSelect } from '../../form/fetched-select'

interface FreightSelectProps extends Omit<ComponentProps<typeof FetchedSelect>, 'options'> {
  /** Id of a template; 0 for 包邮. With `hasDefault` empty for the default one. */
  value: string
  /** New products have the default template unless another one is chosen. */
  hasDefault?: boolean
}

/** The freight templates that products can have; 0 is free freight. */
export function FreightSelect({ value, hasDefault = false, ...rest }: FreightSelectProps) {
  const { data } = useQuery(
    deskQuery.freight.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  )
  const options = data?.list
    // One that was switched off stays with the products that have it.
    .filter(({ status, templates_id: id }) => status || String(id) === value)
    .map((one) => ({
      value: String(one.templates_id),
      label: `${one.name}${one.status ? '' : '（已停用）'}`,
    }))
  const preset = data?.list.find((one) => one.is_default)
  const presetText = !data ? '默认模板' : preset ? `默认模板（${preset.name}）` : '包邮，还没有默认模板'
  return (
    <FetchedSelect
      {...rest}
      {...(hasDefault && { placeholder: presetText })}
      options={options && [...options, { value: '0', label: '包邮（不使用模板）' }]}
      value={value}
    />
  )
}
