'use client'
import type { FormEvent } from 'react'
import { desk } from '@/lib/client/call/desk'
import { FormProblem } from '../dialog-parts/form-problem'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { AftersaleFormProps } from './aftersale-dialogs'
import { ReturnedSum } from './returned-sum'

/** 退款 once the goods are back, with its sum. */
export function RefundForm({ info, formId, onDone }: AftersaleFormProps) {
  const refund = useTradeWrite({ write: desk.aftersale.refund, doneText: '已退款，款项将原路退回', onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    refund.send({ aftersales_bn: info.aftersales_bn, agree: true })
  }
  return (
    <form id={formId} onSubmit={submit} className="grid gap-3">
      <ReturnedSum info={info} />
      <p className="text-muted text-sm">退款按付款方式原路退回，不能撤销。</p>
      <FormProblem text={refund.problem} />
    </form>
  )
}
