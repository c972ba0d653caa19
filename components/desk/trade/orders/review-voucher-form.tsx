'use client'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ProofPictures } from '@/components/aftersale/proof-pictures'
import { FactList } from '@/components/order/fact-list'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { priceText } from '@/lib/domain/money'
import { DecisionFields } from '../dialog-parts/decision-fields'
import { FormProblem } from '../dialog-parts/form-problem'
import { useDecision } from '../dialog-parts/use-decision'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import type { OrderFormProps } from './order-dialogs'

/** 审核转账凭证: the money of a bank transfer has arrived, or not. */
export function ReviewVoucherForm({ order, formId, onDone }: OrderFormProps) {
  const { agree, reason, submit: decide, fields } = useDecision()
  const { data, isError, refetch, isFetching } = useQuery(
    deskQuery.offlinePayment.vouchers.queryOptions({
      input: { order_id: order.order_id, pageSize: 1 },
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  const doneText = agree ? '已确认收款，订单待发货' : '已拒绝，买家可以重新提交凭证'
  const review = useTradeWrite({ write: desk.offlinePayment.reviewVoucher, doneText, onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decide()) review.send({ order_id: order.order_id, agree, ...(!agree && { reason }) })
  }
  const voucher = data?.list[0]
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
      {isError && <ErrorState small onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {voucher && (
        <>
          <FactList
            title="付款凭证"
            isSpaced
            facts={[
              ['应付金额', priceText(order.total_fee)],
              ['收款账户', `${voucher.bank_name} ${voucher.bank_account_no}`],
              ['交易流水号', voucher.pay_sn],
              ['转账备注', voucher.transfer_remark],
            ]}
          />
          <ProofPictures title="凭证图片" pictures={voucher.voucher_pic} />
        </>
      )}
      <DecisionFields
        {...fields}
        agreeText="款已到账"
        refuseText="未到账或凭证不符"
        reasonLabel="拒绝原因"
        reasonHint="买家会看到，并可重新提交凭证"
      />
      <FormProblem text={review.problem} />
    </form>
  )
}
