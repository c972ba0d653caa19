'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { Textarea } from '@/components/ui/textarea'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { BankAccount, Voucher } from '@/lib/contract/trade/offline-payment'
import { maxTransferRemark } from '@/lib/domain/order/payment/offline-transfer'
import { BankAccounts } from './bank-accounts'
import { ReviewBox } from './review-box'
import { draftOf, draftProblem } from './voucher-form'
import { VoucherPictures } from './voucher-pictures'

interface OfflineBlockProps {
  orderId: string
  /** Cents. */
  totalFee: number
  /** Only shows the voucher. */
  isView?: boolean
  /** The voucher is stored. */
  onSubmitted?: () => void
  /** Above the fields: until when the voucher is awaited. */
  note?: ReactNode
}

/** The block of an offline transfer: account, voucher and its review (spec 3 §1, /cashier). */
export function OfflineBlock(props: OfflineBlockProps) {
  const accounts = useQuery(query.offlinePayment.accounts.queryOptions({ input: {}, meta: { silent: true } }))
  const voucher = useQuery({
    ...query.offlinePayment.voucher.queryOptions({
      input: { order_id: props.orderId },
      meta: { silent: true },
    }),
    staleTime: 0,
  })
  if (accounts.isError || voucher.isError) {
    const retry = () => void Promise.all([accounts.refetch(), voucher.refetch()])
    return <ErrorState small onRetry={retry} retrying={accounts.isRefetching || voucher.isRefetching} />
  }
  if (accounts.isPending || voucher.isPending) {
    return (
      <div role="status" aria-label="加载中" className="mt-6 grid gap-6 md:grid-cols-2">
        <Skeleton className="h-48 md:h-98" />
        <Skeleton className="h-48 md:h-98" />
      </div>
    )
  }
  const stored = 'id' in voucher.data ? voucher.data : null
  return <Transfer {...props} accounts={accountsOf(accounts.data.list, stored)} stored={stored} />
}

/** The accounts of the mall; a voucher keeps the one that it names, also when that was closed. */
function accountsOf(list: readonly BankAccount[], voucher: Voucher | null): BankAccount[] {
  if (!voucher || list.some(({ id }) => id === voucher.bank_account_id)) return [...list]
  const { bank_account_id: id, bank_account_name, bank_name, bank_account_no, china_ums_no } = voucher
  return [
    { id, bank_account_name, bank_name, bank_account_no, china_ums_no, pic: '', is_default: '0' },
    ...list,
  ]
}

function Transfer({
  orderId,
  totalFee,
  isView = false,
  onSubmitted,
  note,
  accounts,
  stored,
}: OfflineBlockProps & { accounts: readonly BankAccount[]; stored: Voucher | null }) {
  const id = useId()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(stored, accounts))
  const change = (part: Partial<typeof draft>) => setDraft((was) => ({ ...was, ...part }))
  const submit = useSingleMutation({
    mutationFn: () => {
      const fields = {
        order_id: orderId,
        bank_account_id: draft.accountId,
        pay_sn: draft.paySn,
        transfer_remark: draft.remark,
        voucher_pic: [...draft.pictures],
      }
      return stored
        ? api.offlinePayment.updateVoucher({ ...fields, id: stored.id })
        : api.offlinePayment.uploadVoucher(fields)
    },
    onSuccess: () => {
      toast.success(stored ? '更新成功' : '上传成功')
      void client.invalidateQueries({ queryKey: query.order.key() })
      void client.invalidateQueries({ queryKey: query.offlinePayment.key() })
      onSubmitted?.()
    },
  })
  const send = () => {
    const problem = draftProblem(draft)
    if (problem) toast.error(problem)
    else submit.mutate()
  }

  return (
    <div className="mt-6">
      {note}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <section aria-labelledby={`${id}-accounts`}>
          <h3 id={`${id}-accounts`} className="text-ink mb-3 text-sm font-semibold">
            {isView ? '转入银行' : '1：请选择转入银行'}
          </h3>
          <BankAccounts
            accounts={accounts}
            value={draft.accountId}
            disabled={isView}
            onChange={(accountId) => change({ accountId })}
          />
        </section>
        <section aria-labelledby={`${id}-transfer`} className="grid content-start gap-4">
          <h3 id={`${id}-transfer`} className="text-ink text-sm font-semibold">
            {isView ? '汇款信息' : '2：请填写汇款信息'}
          </h3>
          <Field id={`${id}-sn`} label="交易流水号：">
            <Input
              {...fieldControl(`${id}-sn`)}
              value={draft.paySn}
              maxLength={64}
              disabled={isView}
              className="max-md:h-11!"
              onChange={(event) => change({ paySn: event.target.value })}
            />
          </Field>
          <p className="text-text text-sm">
            {!isView && (
              <span className="text-brand" aria-hidden>
                *
              </span>
            )}
            订单金额： <Price cents={totalFee} className="text-base" />
          </p>
          <Field id={`${id}-remark`} label="转账备注：">
            <Textarea
              {...fieldControl(`${id}-remark`)}
              rows={3}
              maxLength={maxTransferRemark}
              used={draft.remark.length}
              placeholder={isView ? '' : '选填，可填写转账说明'}
              value={draft.remark}
              disabled={isView}
              onChange={(event) => change({ remark: event.target.value })}
            />
          </Field>
          <VoucherPictures
            value={draft.pictures}
            isView={isView}
            onChange={(pictures) => change({ pictures })}
          />
        </section>
      </div>
      {stored && stored.check_status !== 0 && <ReviewBox voucher={stored} />}
      {!isView && (
        <div className="bottom-bar mt-8 flex justify-end max-md:mt-0">
          <Button
            size="large"
            className="min-w-[min(100%,12rem)] max-md:w-full"
            loading={submit.isPending}
            onClick={send}
          >
            提交凭证
          </Button>
        </div>
      )}
    </div>
  )
}
