'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { OperatorRefund } from '@/lib/contract/operator/trade/refund'
import { priceText } from '@/lib/domain/money'
import { refundStates } from '@/lib/domain/order/money-states'
import { minuteText } from '@/lib/domain/time/china'
import { useMay } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { StateChip, type StateTone } from '../../list/state-chip'
import { deskAftersaleHref, deskOrderHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { ExportButton } from '../../settings/exports/export-button'
import { useTradeWrite } from '../dialog-parts/use-trade-write'
import { OfflineRefundDialog } from './offline-refund-dialog'

/** Refunds that need an action come first. */
const tabs = [
  { value: 'CHANGE', label: refundStates.CHANGE },
  { value: 'offline', label: '待线下退款' },
  { value: 'AUDIT_SUCCESS', label: refundStates.AUDIT_SUCCESS },
  { value: 'SUCCESS', label: refundStates.SUCCESS },
] as const
type Tab = (typeof tabs)[number]['value']

const filterOf = (tab: Tab, keywords: string) => ({
  ...(tab === 'offline'
    ? ({ refund_status: 'AUDIT_SUCCESS', refund_channel: 'offline' } as const)
    : { refund_status: tab }),
  ...(keywords && { order_id: keywords }),
})

const tones: Record<OperatorRefund['refund_status'], StateTone> = {
  READY: 'todo',
  AUDIT_SUCCESS: 'going',
  PROCESSING: 'going',
  CHANGE: 'problem',
  SUCCESS: 'done',
  REFUSE: 'closed',
  CANCEL: 'closed',
  REFUNDCLOSE: 'closed',
}

const waitsForTransfer = ({ refund_channel: channel, refund_status: status }: OperatorRefund): boolean =>
  channel === 'offline' && status === 'AUDIT_SUCCESS'

/** 退款: payouts that failed are tried again, those by transfer are entered (contract operator §2). */
export function RefundList() {
  const [open, setOpen] = useState<OperatorRefund | null>(null)
  return (
    <>
      <DeskList
        path={deskMenu.refunds.href}
        label="退款状态"
        tabs={tabs}
        searchLabel="订单编号"
        optionsOf={(tab, page, keywords) =>
          deskQuery.refund.list.queryOptions({
            input: { ...page, ...filterOf(tab, keywords) },
            meta: { silent: true },
          })
        }
        emptyText="暂无退款"
        tools={(tab, keywords) => (
          <ExportButton
            subject="refunds"
            begin={(choice) => desk.refund.export({ ...choice, ...filterOf(tab, keywords) })}
          />
        )}
      >
        {(refund) => <RefundLine key={refund.refund_bn} refund={refund} onOpen={setOpen} />}
      </DeskList>
      <OfflineRefundDialog open={open} onClose={() => setOpen(null)} />
    </>
  )
}

function RefundLine({
  refund,
  onOpen,
}: {
  refund: OperatorRefund
  onOpen: (refund: OperatorRefund) => void
}) {
  const mayRetry = useMay('refund:write')
  const mayEnter = useMay('refund:approve')
  const retry = useTradeWrite({
    write: desk.refund.retry,
    doneText: '已重新发起退款',
    onDone: () => undefined,
  })
  const { refund_bn: number, refund_status: status } = refund
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-3 border p-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="nums flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateChip tone={tones[status]}>{refundStates[status]}</StateChip>
          <span className="text-ink font-semibold">{priceText(refund.refund_fee)}</span>
          {refund.refund_point > 0 && <span>{refund.refund_point} 积分</span>}
          <span className="text-muted">{refund.refund_channel === 'offline' ? '线下退款' : '原路退回'}</span>
        </p>
        <p className="nums mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Link href={deskOrderHref(refund.order_id)} className="text-link hover:text-brand tap">
            订单 {refund.order_id}
          </Link>
          {refund.aftersales_bn && (
            <Link href={deskAftersaleHref(refund.aftersales_bn)} className="text-link hover:text-brand tap">
              售后 {refund.aftersales_bn}
            </Link>
          )}
        </p>
        <p className="text-muted nums mt-1 text-xs break-all">
          {[number, minuteText(refund.refund_success_time || refund.create_time)].join(' · ')}
        </p>
        {refund.last_error && <p className="text-brand-deep mt-1 text-sm break-words">{refund.last_error}</p>}
        {retry.problem && (
          <p role="alert" className="text-brand mt-1 text-sm">
            {retry.problem}
          </p>
        )}
      </div>
      {mayRetry && status === 'CHANGE' && (
        <Button
          className="max-md:ml-auto"
          aria-label={`重试退款${number}`}
          loading={retry.isPending}
          onClick={() => retry.send({ refund_bn: number })}
        >
          重试退款
        </Button>
      )}
      {mayEnter && waitsForTransfer(refund) && (
        <Button
          className="max-md:ml-auto"
          aria-haspopup="dialog"
          aria-label={`登记转账${number}`}
          onClick={() => onOpen(refund)}
        >
          登记转账
        </Button>
      )}
    </li>
  )
}
