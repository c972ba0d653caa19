'use client'
import { Fragment, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { ProtocolDialog, protocolNames, type ProtocolType } from './protocol-dialog'

export interface AgreementValues {
  agreed: boolean
}

interface AgreementProps {
  /** The published agreements to accept. */
  types: readonly ProtocolType[]
  /** The message while the box is not ticked. */
  missing?: string | undefined
}

/**
 * 已阅读并同意…; needs a `FormProvider` of react-hook-form. A mall without a published agreement asks for nothing: no one
 * can agree to a text that does not exist.
 */
export function Agreement({ types, missing }: AgreementProps) {
  return types.length > 0 && <AgreementBox types={types} missing={missing ?? missingOf(types)} />
}

const missingOf = (types: readonly ProtocolType[]) =>
  `请先同意${types.map((type) => protocolNames[type]).join('和')}`

function AgreementBox({ types, missing }: { types: readonly ProtocolType[]; missing: string }) {
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
          {...register('agreed', { validate: (value) => value || missing })}
          {...fieldControl('agreed', error)}
        >
          已阅读并同意
        </Checkbox>
        {types.map((type, index) => (
          <Fragment key={type}>
            {index > 0 && '和'}
            {protocolLink(type)}
          </Fragment>
        ))}
      </div>
      <ProtocolDialog type={openType} onClose={() => setOpenType(null)} />
    </Field>
  )
}
