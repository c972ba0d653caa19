'use client'
import { useQuery } from '@tanstack/react-query'
import { Field } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { Select } from '@/components/ui/select'
import { query } from '@/lib/client/call/query'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'

/**
 * The titles that the member keeps, the default one first.
 * @param isPersonal the order takes a personal title only; `offered` are the titles that it takes
 */
export function useKeptTitles({ enabled, isPersonal }: { enabled: boolean; isPersonal: boolean }) {
  const { data } = useQuery({
    ...query.invoice.titles.queryOptions({ input: {}, meta: { silent: true } }),
    enabled,
  })
  const all = data?.list ?? []
  return { all, offered: all.filter(({ invoices_type: type }) => !isPersonal || type === 'individual') }
}

interface KeptTitlesProps {
  id: string
  titles: readonly InvoiceTitle[]
  onPick: (title: InvoiceTitle) => void
}

/** 常用抬头: fills a form with a kept title; nothing for a member who keeps none. */
export function KeptTitles({ id, titles, onPick }: KeptTitlesProps) {
  if (titles.length === 0) return null
  return (
    <Field id={id} label="常用抬头">
      <Select
        id={id}
        value=""
        placeholder="请选择"
        options={titles.map((title) => ({ value: String(title.id), label: title.name }))}
        onChange={(event) => {
          const title = titles.find((one) => String(one.id) === event.target.value)
          if (title) onPick(title)
        }}
      />
      <Link href="/member/invoice" className="text-link justify-self-start text-xs max-md:py-3">
        管理发票抬头
      </Link>
    </Field>
  )
}
