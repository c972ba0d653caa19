'use client'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { ProtocolDialog, protocolNames, type ProtocolType } from './protocol-dialog'

export interface AgreementValues {
  agreed: boolean
}

/** 已阅读并同意…; needs a `FormProvider` of react-hook-form. */
export function Agreement() {
  const { register, formState } = useFormContext<AgreementValues>()
  const error = formState.errors.agreed?.message
  const [openType, setOpenType] = useState<ProtocolType | null>(null)
  const protocolLink = (type: ProtocolType) => (
    <button
      type="button"
      onClick={() => setOpenType(type)}
      className="text-link hover:text-brand max-md:min-h-11"
    >
      《{protocolNames[type]}》
    </button>
  )
  return (
    <Field id="agreed" error={error}>
      <div className="text-text flex flex-wrap items-center text-sm">
        <Checkbox
          {...register('agreed', { validate: (value) => value || '请先同意注册协议和隐私协议' })}
          {...fieldControl('agreed', error)}
        >
          已阅读并同意
        </Checkbox>
        {protocolLink('member_register')}和{protocolLink('privacy')}
      </div>
      <ProtocolDialog type={openType} onClose={() => setOpenType(null)} />
    </Field>
  )
}
