'use client'
import { ChevronRight, MapPin, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { addressLine } from '@/components/address/address-text'
import { useAddressChanges } from '@/components/address/use-addresses'
import { Button } from '@/components/ui/button'
import { ChoiceCard } from '@/components/ui/choice-card'
import { ErrorState } from '@/components/ui/error-state'
import { lazyPart } from '@/components/ui/lazy-part'
import { Tag } from '@/components/ui/pill'
import { Skeleton } from '@/components/ui/skeleton'
import { usePhone } from '@/components/ui/use-phone'
import type { Address } from '@/lib/contract/people/address'
import { maxAddresses } from '@/lib/domain/delivery/address'
import { Section } from './section'
import type { CheckoutModel } from './use-checkout'

const Dialog = lazyPart(() => import('@/components/address/address-dialog'), 'AddressDialog')
const Picker = lazyPart(() => import('@/components/address/address-picker'), 'AddressPicker')
const cardLink = 'text-link hover:text-brand disabled:text-faint transition-colors max-md:h-11 max-md:px-2.5'
/** Cards that are shown; 更多地址 lists all in a dialog. */
const collapsedCount = 4

interface AddressSectionProps {
  model: CheckoutModel
  /** Without any address the form opens by itself. */
  offersForm?: boolean
}

/** The delivery address. */
export function AddressSection({ model, offersForm = true }: AddressSectionProps) {
  const { data, isPending, isError, isFetching, refetch } = model.addresses
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  /** Stays set while the dialog fades out. */
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const [isFormOffered, setFormOffered] = useState(false)
  const [picking, setPicking] = useState<'never' | 'open' | 'closed'>('never')
  const isPhone = usePhone()
  const { makeDefault } = useAddressChanges()
  const list = data?.list ?? []

  const edit = (address: Address | 'new') => {
    setEdited(address)
    setEditing(address)
  }
  if (offersForm && data && list.length === 0 && !isFormOffered) {
    setFormOffered(true)
    edit('new')
  }
  // The selected address comes first, so that it is always visible; on phones it is the only one.
  const sorted = [...list].sort((a, b) => Number(b === model.address) - Number(a === model.address))
  const shown = sorted.slice(0, isPhone ? 1 : collapsedCount)

  return (
    <Section
      title="收货人信息"
      action={
        <Button
          variant="text"
          className="max-md:h-11"
          disabled={isPending || list.length >= maxAddresses}
          onClick={() => edit('new')}
        >
          <Plus className="size-4" aria-hidden />
          新增收货地址
        </Button>
      }
    >
      {isPending && (
        <div role="status" aria-label="加载中" className="grid gap-3 md:grid-cols-2">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
      {isError && <ErrorState small onRetry={() => void refetch()} retrying={isFetching} />}
      {data && list.length === 0 && (
        <p className="text-muted flex items-center gap-2 py-3">
          <MapPin className="size-4" aria-hidden />
          {offersForm ? '您还没有收货地址，请先新增一个' : '您还没有自己的收货地址'}
        </p>
      )}
      {list.length > 0 && (
        <div role="radiogroup" aria-label="收货地址" className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {shown.map((address) => (
            <div key={address.address_id} className="relative">
              <ChoiceCard
                name="address"
                checked={address === model.address}
                onChoose={() => model.change({ addressId: address.address_id })}
                className="h-full min-h-28 p-4"
              >
                <span className="text-ink flex flex-wrap items-center gap-x-2 pr-[min(6rem,30%)] font-semibold">
                  <span className="truncate">{address.username}</span>
                  <span translate="no" className="nums text-text font-normal">
                    {address.telephone}
                  </span>
                  {address.is_def && <Tag>默认</Tag>}
                </span>
                <span className="text-text mt-2 line-clamp-2 block text-sm">{addressLine(address)}</span>
              </ChoiceCard>
              <span className="absolute top-4 right-4 flex gap-3 text-sm max-md:top-1 max-md:right-1 max-md:gap-0">
                {!address.is_def && address === model.address && (
                  <button
                    type="button"
                    disabled={makeDefault.isPending}
                    onClick={() => makeDefault.mutate(address.address_id)}
                    className={cardLink}
                  >
                    设为默认
                  </button>
                )}
                <button
                  type="button"
                  onClick={() => edit(address)}
                  aria-label={`编辑 ${address.username} 的地址`}
                  className={cardLink}
                >
                  编辑
                </button>
              </span>
            </div>
          ))}
        </div>
      )}
      {list.length > shown.length && (
        <Button
          variant="text"
          className="mt-3 max-md:mt-1 max-md:-mb-3 max-md:h-11"
          onClick={() => setPicking('open')}
        >
          {/* One item of the row: its gap would stand inside the brackets. */}
          <span>
            {isPhone ? '更换收货地址' : '更多地址'}（<span translate="no">{list.length}</span>）
          </span>
          <ChevronRight className="size-4" aria-hidden />
        </Button>
      )}
      {picking !== 'never' && (
        <Suspense fallback={null}>
          <Picker
            open={picking === 'open'}
            onClose={() => setPicking('closed')}
            addresses={list}
            selected={model.address}
            onChoose={(address) => model.change({ addressId: address.address_id })}
          />
        </Suspense>
      )}
      {edited && (
        <Suspense fallback={null}>
          <Dialog
            open={editing !== null}
            address={edited === 'new' ? undefined : edited}
            onClose={() => setEditing(null)}
            onSaved={(saved) => model.change({ addressId: saved.address_id })}
          />
        </Suspense>
      )}
    </Section>
  )
}
