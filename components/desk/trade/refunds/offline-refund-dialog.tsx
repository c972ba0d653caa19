'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk } from '@/lib/client/call/desk'
import type { OperatorRefund } from '@/lib/contract/operator/trade/refund'
import { timeInvalid } from '@/lib/domain/messages/date'
import { priceText } from '@/lib/domain/money'
import { fieldSeconds } from '@/lib/domain/time/field'
import { DateInput } from '../../form/date-field/date-input'
import { FormDialog } from '../../form/form-dialog'
import { FormProblem } from '../dialog-parts/form-problem'
import { useTradeWrite } from '../dialog-parts/use-trade-write'

interface OfflineRefundDialogProps {
  open: OperatorRefund | null
  onClose: () => void
}

/** 登记转账: the money of a refund was sent to the buyer by bank transfer. */
export const OfflineRefundDialog = ({ open, onClose }: OfflineRefundDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={() => '登记转账'}
    formId="offline-refund-form"
    saveText={() => '确认已转账'}
    width={480}
  >
    {(refund) => <TransferForm refund={refund} onDone={onClose} />}
  </FormDialog>
)

function TransferForm({ refund, onDone }: { refund: OperatorRefund; onDone: () => void }) {
  const [time, setTime] = useState('')
  const [number, setNumber] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const enter = useTradeWrite({
    write: desk.refund.completeOffline,
    doneText: '已登记，买家的退款已完成',
    onDone,
  })
  const at = fieldSeconds(time)
  const timeFault = isSubmitted && at === undefined ? timeInvalid : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (at !== undefined) enter.send({ refund_bn: refund.refund_bn, paid_at: at, voucher: number.trim() })
  }
  return (
    <form id="offline-refund-form" onSubmit={submit} noValidate className="grid gap-4">
      <p className="nums text-text text-sm">
        转给买家 {priceText(refund.refund_fee)}，订单 {refund.order_id}
      </p>
      <Field id="refund-time" label="转账时间" required error={timeFault}>
        <DateInput
          {...fieldControl('refund-time', timeFault)}
          label="转账时间"
          hasTime
          value={time}
          onChange={setTime}
        />
      </Field>
      <Field id="refund-voucher" label="转账流水号">
        <Input
          id="refund-voucher"
          autoComplete="off"
          maxLength={100}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Field>
      <FormProblem text={enter.problem} />
    </form>
  )
}
