'use client'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/lib/client/press/toast'
import type { Address } from '@/lib/contract/people/address'
import { AddressForm } from './address-form'
import { useAddressChanges } from './use-addresses'

interface AddressDialogProps {
  open: boolean
  onClose: () => void
  /** The address to edit; missing for a new one. */
  address?: Address | undefined
  /** Receives the saved address. */
  onSaved?: (address: Address) => void
}

/** 新增地址 and 编辑地址, in member area and checkout (spec 3 §5). */
export function AddressDialog({ open, onClose, address, onSaved }: AddressDialogProps) {
  const formId = useId()
  const { save } = useAddressChanges()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? '编辑地址' : '新增地址'}
      width={640}
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={save.isPending}>
            确认
          </Button>
        </>
      }
    >
      <AddressForm
        key={address?.address_id ?? 'new'}
        formId={formId}
        address={address}
        onSave={async (draft) => {
          const saved = await save.mutateAsync({ id: address?.address_id, draft })
          toast.success(address ? '地址更新成功' : '地址新增成功')
          onSaved?.(saved)
          onClose()
        }}
      />
    </Dialog>
  )
}
