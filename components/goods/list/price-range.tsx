'use client'
import type { FormEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { listHref, type ListQuery } from '@/lib/web/list-href'
import { parseListQuery } from '@/lib/web/list-query'

/** The other query parameters of the list. */
const otherParams = (query: ListQuery): [string, string][] => {
  const [, search = ''] = listHref(query, { start_price: undefined, end_price: undefined }).split('?')
  return [...new URLSearchParams(search)]
}

const amount = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : undefined)

/**
 * ￥ – ￥ 确定: bounds in yuan. A plain form with the other filters as hidden fields; once hydrated it navigates without
 * a page load.
 */
export function PriceRange({ query }: { query: ListQuery }) {
  const router = useClientNavigation()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { start_price, end_price } = parseListQuery({
      start_price: amount(form.get('start_price')),
      end_price: amount(form.get('end_price')),
    })
    router.push(listHref(query, { start_price, end_price }))
  }

  return (
    <form
      action="/items"
      aria-label="价格区间"
      onSubmit={submit}
      // Uncontrolled fields: another list gets a new form.
      key={`${query.start_price}-${query.end_price}`}
      className="flex min-h-8 flex-wrap items-center gap-1.5 max-md:h-11 max-md:w-full max-md:pl-19"
    >
      {otherParams(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      className="h-7! w-24 min-w-0 max-md:h-9! [&>input]:px-1! [&>span]:pl-1.5!"
    />
  )
}
