'use client'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { listHref, type ListQuery } from './list-query'

const amount = (value: FormDataEntryValue | null): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? text : undefined
}

/** ￥ – ￥ 确定: bounds in yuan. The lower one may be typed second. */
export function PriceRange({ query }: { query: ListQuery }) {
  const router = useRouter()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const bounds = [amount(form.get('start_price')), amount(form.get('end_price'))]
    const [start, end] = bounds
    const swapped = start !== undefined && end !== undefined && Number(start) > Number(end)
    const [start_price, end_price] = swapped ? [end, start] : bounds
    router.push(listHref(query, { start_price, end_price }))
  }

  return (
    <form
      action="/items"
      onSubmit={submit}
      // The fields are the browser's own; another list is another form.
      key={`${query.start_price}-${query.end_price}`}
      className="flex items-center gap-1.5"
    >
      <Bound name="start_price" label="最低价" value={query.start_price} />
      <span className="text-faint">–</span>
      <Bound name="end_price" label="最高价" value={query.end_price} />
      <button type="submit" className={buttonClass({ variant: 'ghost', size: 'small' })}>
        确定
      </button>
    </form>
  )
}

function Bound({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <Input
      name={name}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={11}
      defaultValue={value}
      prefix="￥"
      className="h-7! w-24 [&>input]:px-1! [&>span]:pl-1.5!"
    />
  )
}
