'use client'
import { useEffect } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { isRegionComplete, regionCodes, RegionSelect, useRegions } from '@/components/address/region-select'
import { errorId, Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneInput } from '@/components/ui/phone-input'
import { Radio } from '@/components/ui/radio'
import { useServerClock } from '@/components/ui/use-server-time'
import {
  bankAccountTypes,
  merchantFieldProblem,
  type MerchantDetails,
  type MerchantField,
} from '@/lib/domain/merchant/application-form'
import { legalTitles, type SettledType } from '@/lib/domain/merchant/application-states'
import { plainAccount } from '@/lib/domain/merchant/bank-account'
import { plainCreditCode } from '@/lib/domain/merchant/credit-code'
import { bankAccountMissing, idNumberMissing, mobileMissing } from '@/lib/domain/messages/shop'
import { plainIdNumber } from '@/lib/domain/person/identity'
import type { DetailsValues } from './application'
import { BankPicker } from './bank-picker'
import { forgetStep, keepDetails } from './kept-values'
import { StepFrame } from './step-frame'
import { useSaveStep } from './use-save-step'

interface DetailsStepProps {
  values: DetailsValues
  settledType: SettledType
  onSaved: (values: DetailsValues) => void
  onBack: (values: DetailsValues) => void
}

/** As the rules and the call read it. */
const plain = ({ region: _region, ...typed }: DetailsValues): MerchantDetails => ({
  ...typed,
  merchant_name: typed.merchant_name.trim(),
  social_credit_code_id: plainCreditCode(typed.social_credit_code_id),
  address: typed.address.trim(),
  legal_name: typed.legal_name.trim(),
  legal_cert_id: plainIdNumber(typed.legal_cert_id),
  legal_mobile: typed.legal_mobile.trim(),
  card_id_mask: plainAccount(typed.card_id_mask),
  bank_mobile: typed.bank_mobile.trim(),
})

/** 商户信息: the merchant and its bank account (spec 3 §6, /shop/settleForm). */
export function DetailsStep({ values, settledType, onSaved, onBack }: DetailsStepProps) {
  const { data: tree } = useRegions()
  const now = useServerClock()
  const { register, control, handleSubmit, getValues, subscribe, formState } = useForm<DetailsValues>({
    mode: 'onTouched',
    defaultValues: values,
  })
  const { errors } = formState
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: typed }) => keepDetails(typed) }),
    [subscribe],
  )
  const { save, isPending } = useSaveStep()
  const title = legalTitles[settledType]
  const accountType = useWatch({ control, name: 'bank_acct_type' })
  const { field: region } = useController({
    control,
    name: 'region',
    rules: { validate: (value) => isRegionComplete(tree, value) || '请选择所在省市' },
  })
  const rule = (field: MerchantField) => (_: unknown, typed: DetailsValues) =>
    merchantFieldProblem(field, plain(typed), now(), settledType) ?? true
  const { field: bank } = useController({
    control,
    name: 'bank_name',
    rules: { validate: rule('bank_name') },
  })

  const text = (field: MerchantField) => ({
    ...register(field, { validate: rule(field) }),
    ...fieldControl(field, errors[field]?.message),
  })
  const regionError = errors.region?.message as string | undefined

  const submit = handleSubmit(async (typed) => {
    const { region: chosen } = typed
    const isSaved = await save({
      step: 2,
      ...plain(typed),
      regions_id: regionCodes(tree, chosen),
      regions: [chosen.province, chosen.city, chosen.county].filter(Boolean),
    })
    if (!isSaved) return
    forgetStep('details')
    onSaved(typed)
  })

  return (
    <StepFrame
      title="商户信息"
      onSubmit={submit}
      onBack={() => onBack(getValues())}
      submitLabel="下一页"
      busy={isPending}
    >
      <Field id="merchant_name" label="企业名称" required error={errors.merchant_name?.message}>
        <Input
          {...text('merchant_name')}
          maxLength={50}
          autoComplete="organization"
          placeholder="与营业执照一致"
        />
      </Field>
      <Field
        id="social_credit_code_id"
        label="统一社会信用代码"
        required
        error={errors.social_credit_code_id?.message}
      >
        <Input
          {...text('social_credit_code_id')}
          maxLength={22}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="营业执照上的 18 位代码"
        />
      </Field>
      <Field id="region" label="所在省市" required error={regionError}>
        <RegionSelect
          id="region"
          value={region.value}
          invalid={Boolean(regionError)}
          describedBy={regionError ? errorId('region') : undefined}
          onChange={region.onChange}
        />
      </Field>
      <Field id="address" label="详细地址" required error={errors.address?.message}>
        <Input
          {...text('address')}
          maxLength={120}
          autoComplete="street-address"
          placeholder="街道与门牌号"
        />
      </Field>
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
        <Field id="legal_name" label={`${title}姓名`} required error={errors.legal_name?.message}>
          <Input
            {...text('legal_name')}
            maxLength={30}
            autoComplete="name"
            placeholder={`请输入${title}姓名`}
          />
        </Field>
        <Field id="legal_mobile" label="手机号码" required error={errors.legal_mobile?.message}>
          <PhoneInput {...text('legal_mobile')} autoComplete="tel" placeholder={mobileMissing} />
        </Field>
      </div>
      <Field id="legal_cert_id" label="身份证号码" required error={errors.legal_cert_id?.message}>
        <Input
          {...text('legal_cert_id')}
          maxLength={22}
          autoComplete="off"
          spellCheck={false}
          placeholder={idNumberMissing}
        />
      </Field>
      <Field id="bank_acct_type" label="结算银行类型" required error={errors.bank_acct_type?.message}>
        <div role="radiogroup" aria-label="结算银行类型" className="flex gap-6">
          {Object.entries(bankAccountTypes).map(([type, label], index) => (
            <Radio
              key={type}
              {...register('bank_acct_type', { validate: rule('bank_acct_type'), deps: ['card_id_mask'] })}
              {...(index === 0 && { id: 'bank_acct_type' })}
              value={type}
            >
              {label}
            </Radio>
          ))}
        </div>
      </Field>
      <Field
        id="card_id_mask"
        label="结算银行账号"
        required
        error={errors.card_id_mask?.message}
        hint={
          accountType
            ? `开户名须与${accountType === '2' ? `${title}姓名` : '企业名称'}一致`
            : '请先选择结算银行类型'
        }
      >
        <Input
          {...text('card_id_mask')}
          {...fieldControl('card_id_mask', errors.card_id_mask?.message, 'note')}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          placeholder={bankAccountMissing}
        />
      </Field>
      {accountType === '1' && (
        <Field id="bank_name" label="结算银行" required error={errors.bank_name?.message}>
          <BankPicker
            {...fieldControl('bank_name', errors.bank_name?.message)}
            value={bank.value}
            onChange={bank.onChange}
          />
        </Field>
      )}
      {accountType === '2' && (
        <Field id="bank_mobile" label="绑定手机号" required error={errors.bank_mobile?.message}>
          <PhoneInput {...text('bank_mobile')} placeholder="银行卡预留的手机号" />
        </Field>
      )}
    </StepFrame>
  )
}
