'use client'
import type { FocusEvent } from 'react'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'
import type { ListQuery } from '@/lib/web/list-href'
import { parseListQuery } from '@/lib/web/list-query'

type Price = Pick<ListQuery, 'start_price' | 'end_price'>

interface PriceFieldsProps {
  query: Price
  onChange: (price: Price) => void
}

/**
 * Bounds in yuan; typed values take effect when both fields are left, so that the second one keeps the focus. Bounds in
 * the wrong sequence are swapped, other texts emptied.
 */
export function PriceFields({ query, onChange }: PriceFieldsProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    const fields = [...currentTarget.querySelectorAll('input')]
    const [start, end] = fields.map(({ value }) => value)
    const { start_price, end_price } = parseListQuery({ start_price: start, end_price: end })
    for (const [index, price] of [start_price, end_price].entries()) {
      const field = fields[index]
      if (field) field.value = price ?? ''
    }
    if (start_price !== query.start_price || end_price !== query.end_price)
      onChange({ start_price, end_price })
  }
  const field = (label: string, value: string | undefined) => (
    <Input
      aria-label={label}
      placeholder={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={11}
      defaultValue={value}
      prefix="￥"
      className="min-w-0 flex-1"
      onKeyDown={(event) => isEnter(event) && event.currentTarget.blur()}
    />
  )
  return (
    <div className="mb-2 flex items-center gap-2" onBlur={leave}>
      {field('最低价', query.start_price)}
      <span className="text-faint">–</span>
      {field('最高价', query.end_price)}
    </div>
  )
}
