'use client'
import { useState } from 'react'
import { ParcelUnits } from '@/components/order/parcel/parcel-units'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { minuteText } from '@/lib/domain/time/china'
import { FormSection } from '../../form/form-section'
import { useMay } from '../../frame/use-desk'
import { CorrectParcel } from './correct-parcel'
import type { DeskOrderPage, DeskParcel } from './desk-order'

/** 包裹: what left the shop, in which parcel; nothing before the first. */
export function OrderParcels({ parcels, orderInfo: order }: DeskOrderPage) {
  const [open, setOpen] = useState<DeskParcel | null>(null)
  const mayCorrect = useMay('order:write') && order.order_status !== 'DONE' && order.order_status !== 'CANCEL'
  if (parcels.length === 0) return null
  return (
    <FormSection id="order-parcels" title={`包裹 (${parcels.length})`}>
      <ul className="divide-line divide-y">
        {parcels.map((parcel) => (
          <li key={parcel.delivery_id} className="grid grid-cols-1 gap-3 py-3 first:pt-0 last:pb-0">
            <p className="nums flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="text-ink">
                {parcel.delivery_corp_name} <span translate="no">{parcel.delivery_code}</span>
              </span>
              <CopyButton text={parcel.delivery_code} label="复制运单号" />
              <time className="text-muted text-xs">{minuteText(parcel.create_time)} 发出</time>
              {mayCorrect && (
                <Button variant="text" className="ml-auto" onClick={() => setOpen(parcel)}>
                  修改物流
                </Button>
              )}
            </p>
            <ParcelUnits parcel={parcel} />
          </li>
        ))}
      </ul>
      <CorrectParcel open={open} onClose={() => setOpen(null)} />
    </FormSection>
  )
}
