'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/lib/client/api'
import type { PayMethod } from '@/lib/contract/payment'
import { submitForeignForm } from './submit-form'

/** A code to scan is good for this long, in seconds (spec 3 §1 cashier). */
export const codeLife = 300

/** A payment that waits for the buyer's phone. */
export interface OpenPayment {
  method: PayMethod
  tradeId: string
  /** Picture of the code as a data address, or null when `text` has to be drawn. */
  picture: string | null
  text: string
  /** Epoch seconds by the clock of this device. */
  until: number
}

/** Starts paying an order: a code to scan, a provider's form, or nothing left to do. */
export function usePayment(orderId: string, onPaid: () => void) {
  const [open, setOpen] = useState<OpenPayment | null>(null)
  const start = useMutation({
    mutationFn: (method: PayMethod) =>
      api.payment.start({
        order_id: orderId,
        pay_type: method.pay_type_code,
        ...(method.pay_channel ? { pay_channel: method.pay_channel } : {}),
        return_url: window.location.origin,
      }),
    onSuccess: (answer, method) => {
      if (answer.pay_status) return onPaid()
      if (answer.qrcode_url || answer.code_url) {
        return setOpen({
          method,
          tradeId: answer.trade_info.trade_id,
          picture: answer.qrcode_url ?? null,
          text: answer.code_url ?? '',
          until: Math.floor(Date.now() / 1000) + codeLife,
        })
      }
      if (answer.payment) submitForeignForm(answer.payment)
    },
  })
  return {
    open,
    start: (method: PayMethod) => start.mutate(method),
    isStarting: start.isPending,
    reset: () => setOpen(null),
  }
}
