'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Tag } from '@/components/ui/pill'
import { Radio } from '@/components/ui/radio'
import type { Address } from '@/lib/contract/people/address'
import { addressLine } from './address-text'

interface AddressPickerProps {
  open: boolean
  onClose: () => void
  addresses: readonly Address[]
  /** The address that is used now. */
  selected: Address | null
  onChoose: (address: Address) => void
}

/** The delivery addresses as a list of radios with 确认收货信息 (spec 1 §2). */
export function AddressPicker({ open, onClose, addresses, selected, onChoose }: AddressPickerProps) {
  const [choice, setChoice] = useState<number | null>(null)
  const chosen = addresses.find(({ address_id: id }) => id === (choice ?? selected?.address_id))
  const close = () => {
    setChoice(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="选择收货地址"
      width={560}
      className="text-left"
      footer={
        <Button
          size="large"
          block
          disabled={!chosen}
          onClick={() => {
            if (chosen) onChoose(chosen)
            close()
          }}
        >
          确认收货信息
        </Button>
      }
    >
      <div role="radiogroup" aria-label="收货地址" className="divide-line grid divide-y">
        {addresses.map((address) => (
          <Radio
            key={address.address_id}
            name="picked-address"
            checked={address === chosen}
            onChange={() => setChoice(address.address_id)}
            className="min-h-11 py-3"
          >
            <span className="block">
              <span className="text-ink flex flex-wrap items-center gap-x-2 font-semibold">
                {address.username}
                <span translate="no" className="nums text-text font-normal">
                  {address.telephone}
                </span>
                {address.is_def && <Tag>默认</Tag>}
              </span>
              <span className="text-text mt-1 block text-sm">{addressLine(address)}</span>
            </span>
          </Radio>
        ))}
      </div>
    </Dialog>
  )
}
