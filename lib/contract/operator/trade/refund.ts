import { z } from 'zod'
import * as dateMessages from '@/lib/domain/messages/date'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { cents, listOf, seconds, wireSeconds, wireText } from '../../fields'
import { deskExport } from '../desk/export'
import { forDesk, paging, exportFile } from '../options'

const refundStates = [
  'READY',
  'AUDIT_SUCCESS',
  'SUCCESS',
  'REFUSE',
  'CANCEL',
  'REFUNDCLOSE',
  'PROCESSING',
  'CHANGE',
] as const

const operatorRefund = z.object({
  refund_bn: z.string(),
  order_id: z.string(),
  trade_id: z.string(),
  user_id: z.int(),
  pay_type: z.string(),
  /** 0 after-sale · 1 cancelled order · 3 unexpected payment · 4 cancelled rest. */
  refund_type: z.int(),
  refund_status: z.enum(refundStates),
  refund_channel: z.enum(['original', 'offline']),
  refund_fee: cents,
  refund_point: z.int(),
  freight_fee: cents,
  subsidy_fee: cents,
  aftersales_bn: z.string(),
  attempts: z.int(),
  next_try: seconds,
  last_error: z.string(),
  voucher: z.array(z.string()),
  create_time: seconds,
  update_time: seconds,
  refund_success_time: seconds,
})

export type OperatorRefund = z.infer<typeof operatorRefund>

/** Which refunds a list or an export has. */
const refundFilter = z.object({
  refund_bn: wireText(64).optional(),
  order_id: wireText(30).optional(),
  refund_status: z.enum(refundStates, requestMessages.parametersInvalid).optional(),
  refund_channel: z.enum(['original', 'offline'], requestMessages.parametersInvalid).optional(),
  time_begin: wireSeconds(dateMessages.beginInvalid).optional(),
  time_end: wireSeconds(dateMessages.endInvalid).optional(),
})
export type RefundFilterInput = z.output<typeof refundFilter>

/** Refunds and their payout (contract operator). */
export const operatorRefundContract = {
  list: call('GET', '/operator/refunds', '退款单', forDesk('refund:read'))
    .input(z.object({ ...paging, ...refundFilter.shape }))
    .output(listOf(operatorRefund)),

  /** The refunds of a list as a file, a row an order line or a whole order. */
  export: call('POST', '/operator/refunds/export', '导出退款单', forDesk('refund:read'))
    .input(z.object({ ...exportFile(), ...refundFilter.shape }))
    .output(deskExport),

  retry: call('POST', '/operator/refund/retry', '重试退款', forDesk('refund:write'))
    .input(
      z.object({
        refund_bn: wireText(64, requestMessages.parametersInvalid).min(1, requestMessages.parametersInvalid),
      }),
    )
    .output(operatorRefund),

  completeOffline: call('POST', '/operator/refund/offline', '线下退款完成', forDesk('refund:approve'))
    .input(
      z.object({
        refund_bn: wireText(64, requestMessages.parametersInvalid).min(1, requestMessages.parametersInvalid),
        /** When the money was transferred. */
        paid_at: wireSeconds(dateMessages.secondsInvalid, 1),
        /** Number of the transfer, or paths of pictures. */
        voucher: z
          .union([
            z.array(z.string().max(500)).max(6, orderMessages.tooManyVoucherPictures),
            wireText(500).transform((one) => (one ? [one] : [])),
          ])
          .optional()
          .default([]),
      }),
    )
    .output(operatorRefund),
}
