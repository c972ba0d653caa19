'use client'
import { useState } from 'react'
import { api } from '@/lib/client/call/api'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { rememberTrade } from '@/lib/client/trade/order-state'
import type { PayMethod } from '@/lib/contract/trade/payment'
import { submitProviderForm, withReturn } from './provider-form'
import { payInWechat } from './wechat-bridge'

/** Seconds that a QR code is valid (spec 3 §1, /cashier). */
const codeLifetime = 300

/** A started payment whose QR code is shown. */
export interface OpenPayment {
  method: PayMethod
  tradeId: string
  /** The QR code as a data URL, or null: then it is rendered from `text`. */
  picture: string | null
  text: string
  /** The provider's own page, as a form, beside the QR code. */
  form: string | null
  /** Expiry in epoch seconds of this device's clock. */
  until: number
}

interface PaymentOptions {
  orderId: string
  /** `pc`, `h5` or `wxPlatform`. */
  platform: string
  /** The buyer in WeChat; empty elsewhere. */
  openId: string
  /** Called after the mall was told how the order is being paid, also when no payment could start. */
  onTold: () => void
  onPaid: () => void
}

/**
 * Starts the payment of an order: shows a QR code, submits a provider's form, opens its page on a phone or WeChat's
 * sheet, or finds the order paid.
 */
export function usePayment({ orderId, platform, openId, onTold, onPaid }: PaymentOptions) {
  const [open, setOpen] = useState<OpenPayment | null>(null)
  const start = useSingleMutation({
    mutationFn: (method: PayMethod) =>
      api.payment.start({
        order_id: orderId,
        pay_type: method.pay_type_code,
        ...(method.pay_channel ? { pay_channel: method.pay_channel } : {}),
        return_url: window.location.origin,
        ...(platform === 'pc' ? {} : { platform }),
        ...(openId ? { open_id: openId } : {}),
      }),
    onError: onTold,
    onSuccess: async (response, method) => {
      if (response.pay_status) return onPaid()
      onTold()
      if (response.paySign) {
        if (await payInWechat(response)) onPaid()
        return
      }
      const tradeId = response.trade_info.trade_id
      rememberTrade(tradeId)
      if (response.mweb_url) {
        const returnUrl = `${window.location.origin}/finish?out_trade_no=${encodeURIComponent(tradeId)}`
        return window.location.assign(withReturn(response.mweb_url, returnUrl))
      }
      if (response.qrcode_url || response.code_url) {
        return setOpen({
          method,
          tradeId,
          picture: response.qrcode_url ?? null,
          text: response.code_url ?? '',
          form: response.payment ?? null,
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
