'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/lib/client/api'
import type { PayMethod } from '@/lib/contract/payment'

/** Seconds that a QR code is valid (spec 3 §1, /cashier). */
export const codeLifetime = 300

/** A started payment whose QR code is shown. */
export interface OpenPayment {
  method: PayMethod
  tradeId: string
  /** The QR code as a data URL, or null: then it is rendered from `text`. */
  picture: string | null
  text: string
  /** Expiry in epoch seconds of this device's clock. */
  until: number
}

/** Starts the payment of an order: shows a QR code, submits a provider's form, or finds the order paid. */
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
    onSuccess: (response, method) => {
      if (response.pay_status) return onPaid()
      if (response.qrcode_url || response.code_url) {
        return setOpen({
          method,
          tradeId: response.trade_info.trade_id,
          picture: response.qrcode_url ?? null,
          text: response.code_url ?? '',
          until: Math.floor(Date.now() / 1000) + codeLifetime,
        })
      }
      if (response.payment) submitProviderForm(response.payment)
    },
  })
  return {
    open,
    start: (method: PayMethod) => start.mutate(method),
    isStarting: start.isPending,
    reset: () => setOpen(null),
  }
}

/** Submits the form of a payment provider. Copies its fields only: no script of the HTML runs (contract trade §7.2). */
function submitProviderForm(html: string): void {
  const source = new DOMParser().parseFromString(html, 'text/html').querySelector('form')
  if (!source) return
  const form = document.createElement('form')
  form.action = source.action
  form.method = source.method
  for (const field of source.querySelectorAll('input')) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = field.name
    input.value = field.value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
