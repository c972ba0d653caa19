'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { desk } from '@/lib/client/call/desk'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { OrderFormProps } from './order-dialogs'

const maxRemark = 200
const hint = '只有同事能看到，买家看不到'

/** 备注 of colleagues. */
export function RemarkForm({ order, formId, onDone }: OrderFormProps) {
  const [text, setText] = useState(order.operator_remark)
  const remark = useTradeWrite({ write: desk.order.remark, doneText: '已保存', onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remark.send({ order_id: order.order_id, remark: text.trim() })
  }
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Field id="order-remark" label="备注内容" error={remark.problem} hint={hint}>
        <Textarea
          {...fieldControl('order-remark', remark.problem, hint)}
          data-autofocus
          rows={4}
          maxLength={maxRemark}
          used={text.length}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </form>
  )
}
