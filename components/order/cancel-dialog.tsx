'use client'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Order } from '@/lib/contract/trade/order'
import { returnPromise } from '@/lib/domain/order/refund/refund-progress'
import { CancelReturn } from './cancel-return'
import type { OrderChanges } from './use-order-changes'

/** Suggested reasons; others can be typed. */
const suggestedReasons = ['不想要了', '多买/错买', '收货信息填写有误', '商品价格较贵'] as const

interface CancelDialogProps {
  order: Order
  open: boolean
  onClose: () => void
  changes: OrderChanges
}

/** 取消订单 with its reason (spec 3 §5); the call accepts unpaid orders without one (contract trade §8.4). */
export function CancelDialog({ order, open, onClose, changes }: CancelDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const error = isSubmitted && reason.trim() === '' ? '取消原因必填' : undefined
  const hint =
    order.pay_status === 'PAYED'
      ? `商家审核通过后，${returnPromise(order) || '订单将关闭'}`
      : '取消后订单将关闭'

  const submit = () => {
    setSubmitted(true)
    if (reason.trim() === '') return
    changes.cancel.mutate({ orderId: order.order_id, reason: reason.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="取消订单"
      width={480}
      className="text-left"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            暂不取消
          </Button>
          <Button loading={changes.cancel.isPending} onClick={submit}>
            确认取消
          </Button>
        </>
      }
    >
      <p className="nums text-text">
        订单编号：
        <span className="text-ink" translate="no">
          {order.order_id}
        </span>
      </p>
      <div className="mt-4 grid gap-3">
        <CancelReturn order={order} />
        <Field id={id} label="取消原因：" required error={error} hint={hint}>
          <Input
            {...fieldControl(id, error, hint)}
            data-autofocus
            maxLength={100}
            placeholder="必填：取消原因"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {suggestedReasons.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              aria-pressed={reason === suggestion}
              onClick={() => setReason(suggestion)}
              className="border-line text-text hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand-deep h-8 rounded-full border px-3 text-xs transition-colors max-md:h-11"
            >
              {suggestion}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
