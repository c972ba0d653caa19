'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Tag } from '@/components/ui/pill'
import { Radio } from '@/components/ui/radio'
import { SkeletonText } from '@/components/ui/skeleton'
import type { Address } from '@/lib/contract/address'
import { maxAddresses } from '@/lib/domain/address'
import { AddressDialog } from './address-dialog'
import { addressLine } from './address-text'
import { useAddresses } from './use-addresses'

interface AddressPickerProps {
  open: boolean
  onClose: () => void
  /** The address in use. */
  value: number | undefined
  onPick: (address: Address) => void
}

/** 收货信息: choose where an order goes, confirmed by 确认收货信息 (spec 1 §2). */
export function AddressPicker({ open, onClose, value, onPick }: AddressPickerProps) {
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Dialog open={open && !adding} onClose={onClose} title="收货信息" width={640}>
        <Choices value={value} onAdd={() => setAdding(true)} onPick={onPick} />
      </Dialog>
      <AddressDialog open={adding} onClose={() => setAdding(false)} onSaved={onPick} />
    </>
  )
}

interface ChoicesProps {
  value: number | undefined
  onAdd: () => void
  onPick: (address: Address) => void
}

/** Lives as long as the dialog is open, so that a choice that was not confirmed is forgotten. */
function Choices({ value, onAdd, onPick }: ChoicesProps) {
  const { data, isPending, isError, isFetching, refetch } = useAddresses()
  const [touched, setTouched] = useState<number>()
  const list = data?.list ?? []
  const chosen =
    list.find((address) => address.address_id === (touched ?? value)) ??
    list.find((address) => address.is_def)

  if (isPending) return <SkeletonText lines={6} />
  if (isError) return <ErrorState small onRetry={() => refetch()} retrying={isFetching} />
  const add = (
    <Button variant="ghost" onClick={onAdd} disabled={list.length >= maxAddresses}>
      <Plus className="size-4" aria-hidden />
      新增收货地址
    </Button>
  )
  if (list.length === 0) {
    return (
      <Empty small occasion="address" text="您还没有收货地址">
        {add}
      </Empty>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onPick(chosen)
      }}
    >
      <ul role="radiogroup" aria-label="收货信息" className="grid gap-3">
        {list.map((address) => (
          <Choice
            key={address.address_id}
            address={address}
            checked={address === chosen}
            onChoose={() => setTouched(address.address_id)}
          />
        ))}
      </ul>
      <div className="bg-card sticky -bottom-5 -mb-5 flex flex-wrap justify-between gap-3 py-5 max-md:*:flex-1">
        {add}
        <Button type="submit">确认收货信息</Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  address: Address
  checked: boolean
  onChoose: () => void
}

function Choice({ address, checked, onChoose }: ChoiceProps) {
  return (
    <li
      className={cx(
        'rounded-card border',
        checked ? 'border-brand bg-brand-tint/40' : 'border-line hover:border-faint',
      )}
    >
      <Radio name="address" checked={checked} onChange={onChoose} className="flex! w-full px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="text-ink flex items-center gap-3 font-medium">
            {address.username}
            <span className="nums text-text font-normal">{address.telephone}</span>
            {address.is_def && <Tag>默认</Tag>}
          </span>
          <span className="text-text mt-1 block">{addressLine(address)}</span>
        </span>
      </Radio>
    </li>
  )
}
