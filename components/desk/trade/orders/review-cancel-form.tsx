'use client'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { priceText } from '@/lib/domain/money'
import { DecisionFields } from '../dialog-parts/decision-fields'
import { FormProblem } from '../dialog-parts/form-problem'
import { useDecision } from '../dialog-parts/use-decision'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { OrderFormProps } from './order-dialogs'

/** 审核取消申请: the buyer asks for the money of a paid order before it is shipped. */
export function ReviewCancelForm({ order, formId, onDone }: OrderFormProps) {
  const { agree, reason, submit: decide, fields } = useDecision()
  const { data } = useQuery(
    deskQuery.order.detail.queryOptions({ input: { order_id: order.order_id }, meta: { silent: true } }),
  )
  const asked = data && 'cancel_reason' in data.cancelData ? data.cancelData.cancel_reason : ''
  const doneText = agree ? '已同意取消，退款将原路退回' : '已拒绝取消申请'
  const review = useTradeWrite({ write: desk.order.reviewCancel, doneText, onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decide()) review.send({ order_id: order.order_id, agree, ...(!agree && { reason }) })
  }
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-text text-sm break-words">
        {asked && <span className="block">买家的原因：{asked}</span>}
        <span className="nums block">
          同意后订单取消，退还买家 {priceText(order.total_fee)}
          {order.point > 0 && `和 ${order.point} 积分`}，库存随之退回。
        </span>
      </p>
      <DecisionFields
        {...fields}
        agreeText="同意取消"
        refuseText="拒绝取消"
        reasonLabel="拒绝原因"
        reasonHint="买家会看到"
      />
      <FormProblem text={review.problem} />
    </form>
  )
}
