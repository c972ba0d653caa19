'use client'
import { MapPin, PencilLine, Phone, Trash2 } from 'lucide-react'
import { addressLine } from '@/components/address/address-text'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Tag } from '@/components/ui/pill'
import type { Address } from '@/lib/contract/people/address'

interface AddressCardProps {
  address: Address
  /** A change is being saved. */
  busy: boolean
  onEdit: () => void
  onRemove: () => void
  onMakeDefault: () => void
}

/** An address of the address book with its actions. */
export function AddressCard({ address, busy, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const { username, telephone, postalCode, is_def } = address
  return (
    <li
      className={cx(
        'rounded-card flex flex-col border p-5 transition-colors max-md:p-4',
        is_def
          ? 'border-brand/40 bg-[color-mix(in_srgb,var(--color-brand-tint)_40%,var(--color-card))]'
          : 'border-line bg-card hover:border-faint',
      )}
    >
      <p className="flex min-w-0 items-center gap-3">
        <span className="text-ink truncate text-base font-semibold">{username}</span>
        {is_def && <Tag tone="solid">默认地址</Tag>}
      </p>
      <dl className="text-text mt-3 grid gap-2 text-sm">
        <div className="flex gap-2">
          <dt className="text-muted pt-0.5" title="收货地址">
            <MapPin className="size-4" aria-hidden />
            <span className="sr-only">收货地址</span>
          </dt>
          <dd className="line-clamp-2 min-h-[2lh]">{addressLine(address)}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted pt-0.5" title="手机">
            <Phone className="size-4" aria-hidden />
            <span className="sr-only">手机</span>
          </dt>
          <dd className="nums">
            <span translate="no">{telephone}</span>
            {postalCode && (
              <span className="text-muted ml-4">
                邮政编码 <span translate="no">{postalCode}</span>
              </span>
            )}
          </dd>
        </div>
      </dl>
      <div className="border-line mt-4 flex flex-wrap items-center gap-x-5 border-t pt-3">
        {!is_def && (
          <Button variant="text" disabled={busy} onClick={onMakeDefault} className="max-md:h-9">
            设为默认
          </Button>
        )}
        <span className="ml-auto" />
        <Button variant="text" disabled={busy} onClick={onEdit} className="max-md:h-9">
          <PencilLine className="size-4" aria-hidden />
          编辑
        </Button>
        <Button variant="text" disabled={busy} onClick={onRemove} className="text-muted max-md:h-9">
          <Trash2 className="size-4" aria-hidden />
          删除
        </Button>
      </div>
    </li>
  )
}
