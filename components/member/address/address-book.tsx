'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AddressDialog } from '@/components/address/address-dialog'
import { useAddressChanges, useAddresses } from '@/components/address/use-addresses'
import { MemberPanel } from '@/components/member/panel'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { Address } from '@/lib/contract/people/address'
import { maxAddresses } from '@/lib/domain/delivery/address'
import { AddressCard } from './address-card'

/** 收货地址管理 (spec 3 §5). */
export function AddressBook() {
  const { data, isPending, isError, isFetching, refetch } = useAddresses()
  const { makeDefault, remove } = useAddressChanges()
  const [editing, setEditing] = useState<Address | 'new' | null>(null)
  const [shown, setShown] = useState<Address>()
  const list = data?.list ?? []
  const busy = makeDefault.isPending || remove.isPending

  const edit = (address: Address | 'new') => {
    // Not reset on close: the dialog fades out with its content.
    setShown(address === 'new' ? undefined : address)
    setEditing(address)
  }
  const confirmRemoval = async (address: Address) => {
    const sure = await confirm({ text: `确定删除“${address.username}”的这个地址吗？`, danger: true })
    if (sure) remove.mutate(address.address_id, { onSuccess: () => toast.success('已成功删除') })
  }

  const isFull = isPending || list.length >= maxAddresses
  return (
    <MemberPanel
      title="收货地址管理"
      back="/member/user-info"
      note={data && `您已创建${list.length}个收货地址，最多可创建${maxAddresses}个`}
      action={
        <Button onClick={() => edit('new')} disabled={isFull} className="bar-action">
          <Plus className="size-4 max-md:hidden" aria-hidden />
          <span>
            新增<span className="max-md:sr-only">收货地址</span>
          </span>
        </Button>
      }
    >
      {isPending && <AddressSkeleton />}
      {isError && <ErrorState onRetry={() => refetch()} retrying={isFetching} />}
      {data && list.length === 0 && (
        <Empty occasion="address" text="您还没有收货地址">
          <Button onClick={() => edit('new')}>
            <Plus className="size-4" aria-hidden />
            新增收货地址
          </Button>
        </Empty>
      )}
      <ul className="grid grid-cols-2 gap-4 max-md:grid-cols-1 max-md:gap-3">
        {list.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            busy={busy}
            onEdit={() => edit(address)}
            onRemove={() => confirmRemoval(address)}
            onMakeDefault={() => makeDefault.mutate(address.address_id)}
          />
        ))}
      </ul>
      <AddressDialog open={editing !== null} address={shown} onClose={() => setEditing(null)} />
    </MemberPanel>
  )
}

function AddressSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      {[0, 1].map((card) => (
        <Skeleton key={card} className="rounded-card h-46 w-full" />
      ))}
    </div>
  )
}
