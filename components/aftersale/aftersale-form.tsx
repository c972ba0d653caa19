'use client'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { PictureField } from '@/components/upload/picture-field'
import { query } from '@/lib/client/call/query'
import {
  aftersaleTypes,
  defaultReasons,
  maxEvidence,
  type AftersaleType,
} from '@/lib/domain/aftersale/values'
import { emptyReturn, returnErrors, type ReturnErrors } from './return-draft'
import { ReturnFields } from './return-fields'
import type { AftersaleForm } from './use-aftersale-changes'

/** A form that is being filled in. */
export interface FormDraft extends Omit<AftersaleForm, 'type'> {
  type: AftersaleType | undefined
}

export const emptyDraft: FormDraft = {
  type: undefined,
  reason: '',
  description: '',
  evidence: [],
  back: emptyReturn,
}

/** The texts of missing fields (spec 3 §5). */
export interface FormErrors extends ReturnErrors {
  type?: string
  reason?: string
}
export const formErrors = ({ type, reason, back }: FormDraft): FormErrors => ({
  ...(type ? {} : { type: '选择退款类型' }),
  ...(reason ? {} : { reason: type === 'EXCHANGING_GOODS' ? '选择换货原因' : '选择退款原因' }),
  ...returnErrors(type, back),
})

/** A complete form; null while something is missing. */
export const completeForm = (draft: FormDraft): AftersaleForm | null =>
  draft.type && Object.keys(formErrors(draft)).length === 0
    ? { ...draft, type: draft.type, description: draft.description.trim() }
    : null

const typeOptions = Object.entries(aftersaleTypes) as [AftersaleType, string][]

interface AftersaleFieldsProps {
  order: { orderId: string; distributorId: number }
  draft: FormDraft
  onChange: (draft: FormDraft) => void
  errors: FormErrors
}

/** Word for the requested service: an exchange refunds nothing. */
const wordOf = (type: AftersaleType | undefined) => (type === 'EXCHANGING_GOODS' ? '换货' : '退款')

/** 服务类型, the way back, 退款理由, 申请退款说明 and pictures. */
export function AftersaleFields({ order, draft, onChange, errors }: AftersaleFieldsProps) {
  const id = useId()
  const { data: reasons = defaultReasons } = useQuery(
    query.aftersale.reasons.queryOptions({ input: {}, meta: { silent: true } }),
  )
  const { data: remind } = useQuery(
    query.aftersale.remind.queryOptions({ input: {}, meta: { silent: true } }),
  )
  const word = wordOf(draft.type)
  const put = (values: Partial<FormDraft>) => onChange({ ...draft, ...values })
  // A stored reason may have left the list since.
  const options = [...new Set([...reasons, ...(draft.reason ? [draft.reason] : [])])]
  return (
    <div className="grid gap-4">
      <Field id={`${id}-type`} label="服务类型" required error={errors.type}>
        <RadioGroup
          name={`${id}-type`}
          label="服务类型"
          value={draft.type}
          onChange={(type) => put({ type })}
          options={typeOptions.map(([value, label]) => ({ value, label }))}
          className="max-md:*:min-h-11"
        />
      </Field>
      {draft.type && draft.type !== 'ONLY_REFUND' && (
        <ReturnFields {...order} value={draft.back} onChange={(back) => put({ back })} errors={errors} />
      )}
      <Field id={`${id}-reason`} label={`${word}理由`} required error={errors.reason}>
        <Select
          {...fieldControl(`${id}-reason`, errors.reason)}
          placeholder="请选择"
          value={draft.reason}
          options={options.map((reason) => ({ value: reason, label: reason }))}
          onChange={(event) => put({ reason: event.target.value })}
        />
      </Field>
      <Field id={`${id}-text`} label={`申请${word}说明`}>
        <Textarea
          {...fieldControl(`${id}-text`)}
          rows={3}
          maxLength={500}
          used={draft.description.length}
          placeholder="请描述您遇到的问题"
          value={draft.description}
          onChange={(event) => put({ description: event.target.value })}
        />
      </Field>
      <PictureField
        label="上传凭证"
        purpose="aftersale"
        max={maxEvidence}
        value={draft.evidence}
        onChange={(evidence) => put({ evidence })}
      />
      {remind?.is_open && (
        <div
          className="rounded-control bg-page text-muted p-3 text-xs leading-relaxed"
          // Sanitized by the server.
          dangerouslySetInnerHTML={{ __html: remind.intro }}
        />
      )}
    </div>
  )
}
