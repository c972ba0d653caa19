'use client'
import { PencilLine, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Tag } from '@/components/ui/pill'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'

interface TitleCardProps {
  title: InvoiceTitle
  /** A change is being saved. */
  busy: boolean
  onEdit: () => void
  onRemove: () => void
  onMakeDefault: () => void
}

const factsOf = ({ tax_number, business_address, telephone, bank, bank_account }: InvoiceTitle) =>
  (
    [
      ['税号', tax_number],
      ['公司地址', business_address],
      ['电话号码', telephone],
      ['开户银行', bank],
      ['银行账号', bank_account],
    ] as const
  ).filter(([, value]) => value !== '')

/** An invoice title with its actions. */
export function TitleCard({ title, busy, onEdit, onRemove, onMakeDefault }: TitleCardProps) {
  const isDefault = title.is_def === 1
  return (
    <li
      aria-label={title.name}
      className={cx(
        'rounded-card flex flex-col border p-5 transition-colors max-md:p-4',
        isDefault
          ? 'border-brand/40 bg-[color-mix(in_srgb,var(--color-brand-tint)_40%,var(--color-card))]'
          : 'border-line bg-card hover:border-faint',
      )}
    >
      <p className="flex min-w-0 items-center gap-3">
        <span className="text-ink truncate text-base font-semibold">{title.name}</span>
        <Tag tone="plain">{title.invoices_type === 'enterprise' ? '企业' : '个人'}</Tag>
        {isDefault && <Tag tone="solid">默认抬头</Tag>}
      </p>
      <dl className="nums text-text mt-3 grid gap-1.5 text-sm">
        {factsOf(title).map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-muted shrink-0">{name}</dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="border-line mt-auto flex items-center gap-5 border-t pt-3 [dl:not(:empty)+&]:mt-4">
        {!isDefault && (
          <Button variant="text" disabled={busy} onClick={onMakeDefault} className="max-md:h-11!">
            设为默认
          </Button>
        )}
        <span className="ml-auto" />
        <Button variant="text" disabled={busy} onClick={onEdit} className="max-md:h-11!">
          <PencilLine className="size-4" aria-hidden />
          编辑
        </Button>
        <Button variant="text" disabled={busy} onClick={onRemove} className="text-muted max-md:h-11!">
          <Trash2 className="size-4" aria-hidden />
          删除
        </Button>
      </div>
    </li>
  )
}
