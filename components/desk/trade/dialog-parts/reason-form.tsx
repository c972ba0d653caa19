'use client'
import { useId, useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { useTradeWrite } from './use-trade-write'

const maxReason = 200

interface ReasonFormProps {
  formId: string
  label: string
  hint: string
  /** The sentence about an empty reason. */
  missing: string
  write: (reason: string) => Promise<unknown>
  doneText: string
  onDone: () => void
}

/** The form of a dialog that asks for a reason only. */
export function ReasonForm({ formId, label, hint, missing, write, doneText, onDone }: ReasonFormProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const action = useTradeWrite({ write, doneText, onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') action.setProblem(missing)
    else action.send(reason.trim())
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field id={id} label={label} required error={action.problem} hint={hint}>
        <Textarea
          {...fieldControl(id, action.problem, hint)}
          data-autofocus
          rows={3}
          maxLength={maxReason}
          used={reason.length}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </form>
  )
}
