'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { maxReason } from '@/lib/domain/goods/proposal'
import { rejectReasonMissing } from '@/lib/domain/messages/desk'

interface RejectFormProps {
  /** For the button that submits it. */
  id: string
  onReject: (reason: string) => void
}

/** The reason of a rejection, which the merchant sees. */
export function RejectForm({ id, onReject }: RejectFormProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') setProblem(rejectReasonMissing)
    else onReject(reason.trim())
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Field
        id={`${id}-reason`}
        label="驳回的原因"
        required
        error={problem}
        hint="商家会看到，请写明需要怎样修改"
      >
        <Textarea
          {...fieldControl(`${id}-reason`, problem, 'hint')}
          data-autofocus
          rows={3}
          maxLength={maxReason}
          used={reason.length}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setProblem('')
          }}
        />
      </Field>
    </form>
  )
}
