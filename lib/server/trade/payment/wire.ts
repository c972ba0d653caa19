import 'server-only'
import { kindRules, type OrderKind } from '@/lib/domain/order/kinds'
import type { PaymentStart } from '@/lib/server/trade/payment/providers'

/** The trade of a started payment. */
export interface StartedTrade {
  tradeId: string
  orderId: string
  orderClass: OrderKind
}

/** A started payment as the contract spells it; absent gateway data is left out (contract trade §7.2). */
export const wireStart = (trade: StartedTrade, started: PaymentStart & { paid: boolean }) => ({
  ...(started.codeUrl === undefined ? {} : { code_url: started.codeUrl }),
  ...(started.qrcodeUrl === undefined ? {} : { qrcode_url: started.qrcodeUrl }),
  ...(started.payment === undefined ? {} : { payment: started.payment }),
  ...(started.mwebUrl === undefined ? {} : { mweb_url: started.mwebUrl }),
  ...started.bridge,
  ...(started.paid ? { pay_status: true } : {}),
  trade_info: {
    order_id: trade.orderId,
    trade_id: trade.tradeId,
    trade_source_type: kindRules(trade.orderClass).type,
  },
})
