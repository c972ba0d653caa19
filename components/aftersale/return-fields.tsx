'use client'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import { RadioGroup } from '@/components/ui/radio'
import { query } from '@/lib/client/call/query'
import type { ReturnDraft, ReturnErrors } from './return-draft'
import { ReturnShop } from './return-shop'

interface ReturnFieldsProps {
  orderId: string
  distributorId: number
  value: ReturnDraft
  onChange: (value: ReturnDraft) => void
  errors: ReturnErrors
}

/** 退货方式: by parcel, or to a shop of the order with its contact. Nothing when the mall takes no goods back in shops. */
export function ReturnFields({ orderId, distributorId, value, onChange, errors }: ReturnFieldsProps) {
  const id = useId()
  const { data: detail } = useQuery({
    ...query.order.detail.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    staleTime: Infinity,
  })
  const order = detail && 'orderInfo' in detail && detail.offline_aftersales_is_open ? detail.orderInfo : null
  const { data: shops } = useQuery({
    ...query.aftersale.addresses.queryOptions({
      input: { distributor_id: distributorId, pageSize: 50 },
      meta: { silent: true },
    }),
    enabled: order !== null,
  })
  const list = shops?.list ?? []
  const put = (values: Partial<ReturnDraft>) => onChange({ ...value, ...values })
  if (!order || list.length === 0) return null

  const choose = (kind: ReturnDraft['kind']) =>
    put({
      kind,
      contact: value.contact || order.receiver_name,
      mobile: value.mobile || order.receiver_mobile,
      addressId: value.addressId ?? (list.length === 1 ? list[0]?.address_id : undefined),
    })
  return (
    <div className="grid gap-4">
      <Field id={`${id}-kind`} label="退货方式">
        <RadioGroup
          name={`${id}-kind`}
          label="退货方式"
          value={value.kind}
          onChange={choose}
          options={[
            { value: 'logistics', label: '快递寄回' },
            { value: 'offline', label: '到店退货' },
          ]}
          className="max-md:*:min-h-11"
        />
      </Field>
      {value.kind === 'offline' && (
        <div className="grid gap-4 md:grid-cols-2">
          <ReturnShop
            shops={list}
            value={value.addressId}
            onChange={(addressId) => put({ addressId })}
            error={errors.addressId}
          />
          <Field id={`${id}-contact`} label="联系人" required error={errors.contact}>
            <Input
              {...fieldControl(`${id}-contact`, errors.contact)}
              autoComplete="name"
              maxLength={30}
              className="max-md:h-11"
              value={value.contact}
              onChange={(event) => put({ contact: event.target.value })}
            />
          </Field>
          <Field id={`${id}-mobile`} label="联系电话" required error={errors.mobile}>
            <PhoneInput
              {...fieldControl(`${id}-mobile`, errors.mobile)}
              autoComplete="tel"
              className="max-md:h-11"
              value={value.mobile}
              onChange={(event) => put({ mobile: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
