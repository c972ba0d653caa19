'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskQuery } from '@/lib/client/call/desk'
import { ofShop, useDeskShop } from '../../frame/shop-switcher/desk-shop'
import { useMay } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { StateChip } from '../../list/state-chip'
import { deskMenu } from '../../menu/pages'
import { AddressDialog, type OpenAddress } from './address-dialog'
import { addressText } from './address-text'

const tabs = [{ value: 'all', label: '全部地址' }] as const

/** 退货地址: where buyers send goods back to. */
export function AddressList() {
  const shop = useDeskShop()
  const shopId = shop?.id ?? 0
  const mayWrite = useMay('aftersale:write')
  const [open, setOpen] = useState<OpenAddress | null>(null)
  return (
    <>
      <DeskList
        path={deskMenu.returnAddresses.href}
        label="退货地址"
        tabs={tabs}
        optionsOf={(_tab, page) =>
          deskQuery.aftersale.addresses.queryOptions({
            input: { ...page, ...ofShop(shop) },
            meta: { silent: true },
          })
        }
        emptyText="还没有退货地址，同意退货前需要一个"
        actions={() =>
          mayWrite && (
            <Button aria-haspopup="dialog" onClick={() => setOpen({ shopId, address: null })}>
              新增退货地址
            </Button>
          )
        }
      >
        {(address) => (
          <li
            key={address.address_id}
            className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-2 border p-4"
          >
            <div className="min-w-0 flex-1 max-md:basis-full">
              <p className="text-ink break-words">{addressText(address)}</p>
              <p className="text-muted nums mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                {address.is_default === 1 && <StateChip tone="done">默认</StateChip>}
                {address.name && <span>{address.name}</span>}
                {address.hours && <span>{address.hours}</span>}
              </p>
            </div>
            {mayWrite && (
              <Button
                variant="ghost"
                className="max-md:ml-auto"
                aria-haspopup="dialog"
                aria-label={`编辑${address.contact}`}
                onClick={() => setOpen({ shopId: address.distributor_id, address })}
              >
                编辑
              </Button>
            )}
          </li>
        )}
      </DeskList>
      <AddressDialog open={open} onClose={() => setOpen(null)} />
    </>
  )
}
