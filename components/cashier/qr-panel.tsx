'use client'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { Qr } from '@/components/ui/qr'
import { useNow } from '@/components/ui/use-now'
import { paymentTimedOut } from '@/lib/domain/messages/order'
import { isSimulatedPayment } from '@/lib/domain/order/payment/pay-types'
import { twoDigits } from '@/lib/domain/text'
import { submitProviderForm } from './provider-form'
import { TestConfirm } from './test-confirm'
import type { OpenPayment } from './use-payment'

/** Milliseconds that the expiry message is shown before the page changes (spec 3 §1, /cashier). */
const leaveDelay = 1000

interface QrPanelProps {
  payment: OpenPayment
  /** Cents. */
  totalFee: number
  onExpired: () => void
  onBack: () => void
  /** The test provider has confirmed the payment. */
  onConfirmed: () => void
}

const clockText = (seconds: number) => [Math.floor(seconds / 60), seconds % 60].map(twoDigits).join(':')

/** The QR code with its remaining time. */
export function QrPanel({ payment, totalFee, onExpired, onBack, onConfirmed }: QrPanelProps) {
  const now = useNow()
  const left = now === 0 ? null : Math.max(0, payment.until - now)
  const isExpired = left === 0
  const onExpiry = useEffectEvent(onExpired)
  useEffect(() => {
    if (!isExpired) return
    const timer = setTimeout(() => onExpiry(), leaveDelay)
    return () => clearTimeout(timer)
  }, [isExpired])

  const { form } = payment
  const name = payment.method.pay_type_name
  return (
    <div className="rounded-card border-line mt-6 flex flex-col items-center gap-3 border px-4 py-8 text-center">
      <p className="text-ink text-base font-semibold">
        {name} <Price cents={totalFee} className="ml-1 text-xl" />
      </p>
      <div className="rounded-card border-line relative border bg-white p-2">
        {payment.picture ? (
          <img src={payment.picture} alt={`${name}二维码`} width={200} height={200} className="size-50" />
        ) : (
          <Qr text={payment.text} label={`${name}二维码`} className="size-50" />
        )}
        {isExpired && (
          <span className="text-ink absolute inset-0 flex items-center justify-center bg-white/90 font-semibold">
            二维码已失效
          </span>
        )}
      </div>
      {isExpired ? (
        <p role="alert" className="text-brand">
          {paymentTimedOut}
        </p>
      ) : (
        <div className="text-text text-sm">
          <p>
            请在{' '}
            <span translate="no" role="timer" className="nums text-brand font-semibold">
              {left === null ? '--:--' : clockText(left)}
            </span>{' '}
            内完成支付
          </p>
          <p className="text-muted mt-0.5 text-xs">超时二维码将失效</p>
        </div>
      )}
      {!isExpired && isSimulatedPayment(payment.method) && (
        <TestConfirm trade={{ trade_id: payment.tradeId }} onConfirmed={onConfirmed} />
      )}
      <div className="flex flex-wrap justify-center gap-x-6">
        {!isExpired && form !== null && (
          <Button variant="text" onClick={() => submitProviderForm(form)} className="max-md:h-11">
            {`去${name}网页付款`}
          </Button>
        )}
        <Button variant="text" onClick={onBack} className="max-md:h-11">
          更换支付方式
        </Button>
      </div>
    </div>
  )
}
