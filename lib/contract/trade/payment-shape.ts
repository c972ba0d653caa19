import { z } from 'zod'

/** How a started payment goes on; which fields are there depends on the way to pay (contract trade §7.2). */
export const startedPayment = z.object({
  /** Text of the QR code, or the picture itself for the test payment. */
  code_url: z.string().optional(),
  /** The QR code as a picture, for `<img src>`. */
  qrcode_url: z.string().optional(),
  /** HTML form to submit. */
  payment: z.string().optional(),
  /** Address to open on a phone. */
  mweb_url: z.string().optional(),
  /** Parameters of WeChat's bridge. */
  appId: z.string().optional(),
  timeStamp: z.string().optional(),
  nonceStr: z.string().optional(),
  package: z.string().optional(),
  signType: z.string().optional(),
  paySign: z.string().optional(),
  pay_status: z.boolean().optional(),
  trade_info: z.object({ order_id: z.string(), trade_id: z.string(), trade_source_type: z.string() }),
})
