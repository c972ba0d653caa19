'use client'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { GroupField } from '@/components/ui/field'
import { Radio } from '@/components/ui/radio'
import { Skeleton } from '@/components/ui/skeleton'
import { addressText } from './address-text'
import type { ReturnAddresses } from './use-return-addresses'

interface AddressChoiceProps {
  addresses: ReturnAddresses
  value: number | null
  onChange: (addressId: number) => void
  /** Opens the dialog of a new address. */
  onAdd: () => void
  problem: string
}

/** 退货地址: one of the addresses to which the buyer may send the goods, or a new one. */
export function AddressChoice({ addresses, value, onChange, onAdd, problem }: AddressChoiceProps) {
  const { list, isLoading, isError, retry, retrying } = addresses
  if (isError) return <ErrorState small onRetry={retry} retrying={retrying} />
  if (isLoading) return <Skeleton className="h-20" />
  return (
    <GroupField id="return-address" label="退货地址" error={problem}>
      <div className="grid w-full gap-1">
        {list.map((address) => (
          <Radio
            key={address.address_id}
            name="return-address"
            checked={value === address.address_id}
            onChange={() => onChange(address.address_id)}
            className="items-start!"
          >
            <span className="min-w-0 break-words">{addressText(address)}</span>
          </Radio>
        ))}
        {list.length === 0 && <p className="text-muted text-sm">还没有退货地址</p>}
      </div>
      <Button variant="text" aria-haspopup="dialog" onClick={onAdd}>
        新增退货地址
      </Button>
    </GroupField>
  )
}
