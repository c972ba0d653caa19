'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { desk } from '@/lib/client/call/desk'
import { aftersaleStatuses } from '@/lib/domain/aftersale/values'
import { rejectionReasonMissing } from '@/lib/domain/messages/request'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { AftersaleFormProps } from './aftersale-dialogs'

const hint = '买家会看到。驳回后不退款，已退回库存的商品会再次扣减'

/** 驳回 after the application was accepted: the wrong thing came back, or nothing. */
export function RefuseForm({ info, formId, onDone }: AftersaleFormProps) {
  const [reason, setReason] = useState('')
  const refuse = useTradeWrite({ write: desk.aftersale.refund, doneText: aftersaleStatuses[3], onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') refuse.setProblem(rejectionReasonMissing)
    else refuse.send({ aftersales_bn: info.aftersales_bn, agree: false, refuse_reason: reason.trim() })
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field id="refuse-reason" label="驳回原因" required error={refuse.problem} hint={hint}>
        <Textarea
          {...fieldControl('refuse-reason', refuse.problem, hint)}
          data-autofocus
          rows={3}
          maxLength={200}
          used={reason.length}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </form>
  )
}
