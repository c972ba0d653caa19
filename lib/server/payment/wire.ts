import 'server-only'
import type { StartedPayment } from './start-payment'

/** A started payment as the contract spells it; absent gateway data is left out (contract trade §7.2). */
export const startWire = (started: StartedPayment, orderId: string, orderClass: string) => ({
  ...(started.codeUrl === undefined ? {} : { code_url: started.codeUrl }),
  ...(started.qrcodeUrl === undefined ? {} : { qrcode_url: started.qrcodeUrl }),
  ...(started.payment === undefined ? {} : { payment: started.payment }),
  ...(started.paid ? { pay_status: true } : {}),
  trade_info: { order_id: orderId, trade_id: started.tradeId, trade_source_type: orderClass },
})
