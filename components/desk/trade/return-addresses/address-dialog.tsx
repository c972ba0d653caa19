'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { isRegionComplete, RegionSelect, useRegions } from '@/components/address/region-select'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { AftersaleAddress } from '@/lib/contract/trade/aftersale'
import { regionNotChosen, streetMissing } from '@/lib/domain/messages/address'
import { returnContactMissing, returnMobileMissing } from '@/lib/domain/messages/aftersale'
import { FormDialog } from '../../form/form-dialog'
import { FormProblem } from '../dialog-parts/form-problem'

/** An address that is edited; null for a new one. */
export interface OpenAddress {
  shopId: number
  address: AftersaleAddress | null
}

interface AddressDialogProps {
  open: OpenAddress | null
  onClose: () => void
  onSaved?: (address: AftersaleAddress) => void
}

/** 新增退货地址 and 编辑退货地址. */
export function AddressDialog({ open, onClose, onSaved }: AddressDialogProps) {
  // It may be open above another form.
  const formId = useId()
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={({ address }) => (address ? '编辑退货地址' : '新增退货地址')}
      formId={formId}
      width={520}
    >
      {(row) => (
        <AddressForm
          open={row}
          formId={formId}
          onSaved={(address) => {
            onSaved?.(address)
            onClose()
          }}
        />
      )}
    </FormDialog>
  )
}

interface AddressFormProps {
  open: OpenAddress
  formId: string
  onSaved: (address: AftersaleAddress) => void
}

function AddressForm({ open: { shopId, address }, formId, onSaved }: AddressFormProps) {
  const client = useQueryClient()
  const { data: tree } = useRegions()
  const [draft, setDraft] = useState({
    contact: address?.contact ?? '',
    mobile: address?.mobile ?? '',
    region: {
      province: address?.province ?? '',
      city: address?.city ?? '',
      county: address?.area ?? '',
    },
    street: address?.address ?? '',
    hours: address?.hours ?? '',
    isDefault: address?.is_default === 1,
  })
  const [isSubmitted, setSubmitted] = useState(false)
  const [refusal, setRefusal] = useState('')
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }))
  const { contact, mobile, region, street, hours, isDefault } = draft
  const faults = {
    contact: contact.trim() === '' ? returnContactMissing : '',
    mobile: mobile.trim() === '' ? returnMobileMissing : '',
    region: isRegionComplete(tree, region) ? '' : regionNotChosen,
    street: street.trim() === '' ? streetMissing : '',
  }
  const problemOf = (name: keyof typeof faults) => (isSubmitted ? faults[name] : '')
  const save = useSingleMutation({
    mutationFn: () =>
      desk.aftersale.saveAddress({
        ...(address && { address_id: address.address_id }),
        distributor_id: shopId,
        contact: contact.trim(),
        mobile: mobile.trim(),
        province: region.province,
        city: region.city,
        area: region.county || region.city,
        address: street.trim(),
        hours: hours.trim(),
        is_default: isDefault,
      }),
    onSuccess: (saved) => {
      toast.success('已保存')
      onSaved(saved)
    },
    onError: (error) => setRefusal(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.aftersale.addresses.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    setRefusal('')
    if (Object.values(faults).every((fault) => fault === '')) save.mutate()
  }
  const id = (name: string) => `${formId}-${name}`
  const control = (name: keyof typeof faults) => fieldControl(id(name), problemOf(name))
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <Field id={id('contact')} label="收件人" required error={problemOf('contact')}>
          <Input
            {...control('contact')}
            data-autofocus
            autoComplete="off"
            maxLength={30}
            value={contact}
            onChange={({ target }) => set({ contact: target.value })}
          />
        </Field>
        <Field id={id('mobile')} label="联系电话" required error={problemOf('mobile')}>
          <Input
            {...control('mobile')}
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
            value={mobile}
            onChange={({ target }) => set({ mobile: target.value })}
          />
        </Field>
      </div>
      <Field id={id('region')} label="所在地区" required error={problemOf('region')}>
        <RegionSelect
          id={id('region')}
          value={region}
          onChange={(next) => set({ region: next })}
          invalid={problemOf('region') !== ''}
        />
      </Field>
      <Field id={id('street')} label="详细地址" required error={problemOf('street')}>
        <Input
          {...control('street')}
          autoComplete="off"
          maxLength={200}
          value={street}
          onChange={({ target }) => set({ street: target.value })}
        />
      </Field>
      <Field id={id('hours')} label="收货时间">
        <Input
          id={id('hours')}
          autoComplete="off"
          maxLength={50}
          placeholder="如 工作日 9:00-18:00"
          value={hours}
          onChange={({ target }) => set({ hours: target.value })}
        />
      </Field>
      <Checkbox checked={isDefault} onChange={({ target }) => set({ isDefault: target.checked })}>
        设为默认退货地址
      </Checkbox>
      <FormProblem text={refusal} />
    </form>
  )
}
