import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'
import {
  maxTransferRemark,
  maxVoucherPictures,
  voucherProblems,
} from '@/lib/domain/order/payment/offline-transfer'
import { call } from '../call'
import { cents, seconds, wireId, wireJson, wireText } from '../fields'
import { wireOrderId } from './order'

const tags = ['线下转账']

/** An account of the mall (contract trade §7.7). */
export const bankAccount = z.object({
  id: z.int(),
  bank_account_name: z.string(),
  bank_name: z.string(),
  bank_account_no: z.string(),
  china_ums_no: z.string(),
  pic: z.string(),
  is_default: z.literal(['0', '1']),
})
export type BankAccount = z.infer<typeof bankAccount>

/** The proof of a transfer (contract trade §7.7). */
export const voucher = z.object({
  id: z.int(),
  order_id: z.string(),
  bank_account_id: z.int(),
  bank_account_name: z.string(),
  bank_account_no: z.string(),
  bank_name: z.string(),
  china_ums_no: z.string(),
  pay_fee: cents,
  total_fee: cents,
  pay_sn: z.string(),
  /** Paths that only the buyer and the staff can open. */
  voucher_pic: z.array(z.string()),
  transfer_remark: z.string(),
  check_status: z.literal([0, 1, 2, 9]),
  /** Why it was refused. */
  remark: z.string(),
  create_time: seconds,
  update_time: seconds,
})
export type Voucher = z.infer<typeof voucher>

const pictures = wireJson(
  z
    .union([
      z.array(z.string().max(500, requestMessages.parametersInvalid)),
      z.string().transform((one) => (one === '' ? [] : [one])),
    ])
    .pipe(
      z.array(z.string()).min(1, voucherProblems.noPicture).max(maxVoucherPictures, voucherProblems.tooMany),
    ),
)

/** The amount is that of the order: `pay_fee` and `total_fee` of clients are ignored. */
const voucherInput = z.object({
  order_id: wireOrderId(),
  bank_account_id: wireId(voucherProblems.account),
  voucher_pic: pictures,
  pay_sn: wireText(64, '交易流水号过长').optional().default(''),
  transfer_remark: wireText(maxTransferRemark, `转账备注不能超过${maxTransferRemark}个字`)
    .optional()
    .default(''),
})
export type VoucherInput = z.output<typeof voucherInput>

export const offlinePaymentContract = {
  accounts: call('GET', '/order/offline/backaccount', '收款账户', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.object({ setting: z.object({ name: z.string() }), list: z.array(bankAccount) })),

  voucher: call('GET', '/order/offline/get/voucher', '付款凭证', { tags, auth: 'member' })
    .input(z.object({ order_id: wireOrderId() }))
    .output(z.union([voucher, z.tuple([])])),

  uploadVoucher: call('POST', '/order/offline/upload/voucher', '提交付款凭证', { tags, auth: 'member' })
    .input(voucherInput)
    .output(voucher),

  /** After a refusal. */
  updateVoucher: call('POST', '/order/offline/update/voucher', '修改付款凭证', { tags, auth: 'member' })
    .input(voucherInput.extend({ id: wireId(requestMessages.parametersInvalid) }))
    .output(voucher),
}
