'use client'
import { useController, useForm } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { errorId, Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import { Textarea } from '@/components/ui/textarea'
import { ApiError, fallbackMessage } from '@/lib/client/call/api-error'
import type { Address } from '@/lib/contract/people/address'
import {
  addressSentences,
  badAddressFields,
  receiverNameText,
  type AddressDraft,
} from '@/lib/domain/delivery/address'
import { streetRequired } from '@/lib/domain/messages/address'
import { isRegionComplete, RegionSelect, useRegions, type Region } from './region-select'
import type { AddressInput } from './use-addresses'

interface FormValues extends Omit<AddressDraft, keyof Region> {
  region: Region
  is_def: boolean
}

interface AddressFormProps {
  /** Connects the submit button of the dialog with the form. */
  formId: string
  /** The address to edit; missing for a new one. */
  address?: Address | undefined
  /** @throws ApiError, which is shown under the field that it names */
  onSave: (draft: AddressInput) => Promise<void>
}

const defaults = (address?: Address): FormValues => ({
  username: address?.username ?? '',
  telephone: address?.telephone ?? '',
  region: { province: address?.province ?? '', city: address?.city ?? '', county: address?.county ?? '' },
  adrdetail: address?.adrdetail ?? '',
  postalCode: address?.postalCode ?? '',
  is_def: address?.is_def ?? false,
})

type TextField = 'username' | 'telephone' | 'adrdetail' | 'postalCode'

/** Messages of empty fields (spec 3 §5). The postal code may be empty (contract member §6). */
const missingTexts: Record<Exclude<TextField, 'postalCode'>, string> = {
  username: '收件人必填',
  telephone: '电话号码必填',
  adrdetail: streetRequired,
}

const blank: AddressDraft = {
  username: '',
  telephone: '',
  province: '',
  city: '',
  county: '',
  adrdetail: '',
  postalCode: '',
}

const wrongTexts = { ...addressSentences, username: receiverNameText }

/** Validates one field with the rule of the server. */
const validateField = (field: TextField) => (text: string) => {
  const value = text.trim()
  if (value === '') return field === 'postalCode' || missingTexts[field]
  return badAddressFields({ ...blank, [field]: value }).includes(field) ? wrongTexts[field] : true
}

const fieldOf = (error: ApiError): keyof FormValues => {
  const [name] = Object.keys(error.errors ?? {})
  if (name === 'province' || name === 'city' || name === 'county') return 'region'
  return name && name in wrongTexts ? (name as TextField) : 'adrdetail'
}

/** Receiver, mobile number, region, street, postal code, default (spec 3 §5). */
export function AddressForm({ formId, address, onSave }: AddressFormProps) {
  const { data: tree } = useRegions()
  const { register, control, handleSubmit, setError, formState } = useForm<FormValues>({
    mode: 'onTouched',
    defaultValues: defaults(address),
  })
  const { errors } = formState
  const { field: region } = useController({
    control,
    name: 'region',
    rules: { validate: (value) => isRegionComplete(tree, value) || '地址必填' },
  })
  const id = (field: keyof FormValues) => `${formId}-${field}`
  const text = (field: TextField) => ({
    ...register(field, { validate: validateField(field) }),
    ...fieldControl(id(field), errors[field]?.message),
  })

  const submit = handleSubmit(async ({ region, ...texts }) => {
    try {
      await onSave({
        ...region,
        username: texts.username.trim(),
        telephone: texts.telephone.trim(),
        adrdetail: texts.adrdetail.trim(),
        postalCode: texts.postalCode.trim(),
        is_def: texts.is_def,
      })
    } catch (error) {
      if (error instanceof ApiError) setError(fieldOf(error), { message: error.message })
      else setError('adrdetail', { message: fallbackMessage })
    }
  })

  const regionError = errors.region?.message
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        <Field id={id('username')} label="收货人" required error={errors.username?.message}>
          <Input {...text('username')} maxLength={30} autoComplete="name" placeholder="请填写收货人姓名" />
        </Field>
        <Field id={id('telephone')} label="手机号" required error={errors.telephone?.message}>
          <PhoneInput {...text('telephone')} autoComplete="tel" placeholder="请填写 11 位手机号" />
        </Field>
      </div>
      <Field id={id('region')} label="所在城市" required error={regionError}>
        <RegionSelect
          id={id('region')}
          value={region.value}
          invalid={Boolean(regionError)}
          describedBy={regionError ? errorId(id('region')) : undefined}
          onChange={region.onChange}
        />
      </Field>
      <Field id={id('adrdetail')} label="详细地址" required error={errors.adrdetail?.message}>
        <Textarea
          {...text('adrdetail')}
          rows={2}
          maxLength={120}
          autoComplete="street-address"
          placeholder="街道、门牌号、小区、楼栋、单元、室"
        />
      </Field>
      <Field id={id('postalCode')} label="邮编" error={errors.postalCode?.message}>
        <Input
          {...text('postalCode')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          placeholder="选填，6 位邮政编码"
          className="md:w-40"
        />
      </Field>
      <Checkbox {...register('is_def')} disabled={address?.is_def}>
        设置为默认收货地址
      </Checkbox>
    </form>
  )
}
