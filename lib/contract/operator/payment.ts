import { z } from 'zod'
import { call } from '../call'
import { cents, listOf, seconds, wireBool, wireId, wireInt, wirePage, wireText } from '../fields'
import { bankAccount, voucher } from '../offline-payment'
import { wireOrderId } from '../order'

const tags = ['operator']
const merchant = { auth: 'merchant', tags } as const
const operator = { auth: 'operator', tags } as const
const paging = { page: wirePage(), pageSize: wireInt(1, 100).optional().default(20) }
const moment = () => wireInt(0, 9_999_999_999).optional()
const reason = () => wireText(200, '原因不能超过200个字').optional().default('')

const tradeStates = ['NOTPAY', 'SUCCESS', 'REFUND', 'CLOSED', 'REVOKED', 'PAYERROR'] as const

const operatorTrade = z.object({
  trade_id: z.string(),
  order_id: z.string(),
  user_id: z.int(),
  pay_type: z.string(),
  provider: z.string(),
  trade_state: z.enum(tradeStates),
  total_fee: cents,
  pay_fee: cents,
  /** The provider's number. */
  transaction_id: z.string(),
  time_start: seconds,
  time_expire: seconds,
  pay_date: seconds,
  /** Why the provider gave no answer when it was asked last. */
  last_error: z.string(),
})

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

const difference = z.object({
  difference_id: z.int(),
  provider: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  kind: z.enum(['unknown', 'missing', 'amount', 'unsettled']),
  trade_id: z.string(),
  refund_bn: z.string(),
  our_fee: cents.nullable(),
  their_fee: cents.nullable(),
  at: seconds,
  resolved_at: seconds.nullable(),
  remark: z.string(),
})

const operatorVoucher = voucher.extend({
  order_status: z.string(),
  distributor_id: z.int(),
  member: z.object({ user_id: z.int(), mobile: z.string() }),
})

const operatorAccount = bankAccount.extend({ is_open: z.boolean(), sort: z.int() })

/** Payments, refunds, offline transfers and stored value (contract operator "Trade"). */
export const operatorPayment = {
  trades: call('GET', '/operator/trades', '支付单', merchant)
    .input(
      z.object({
        ...paging,
        trade_id: wireText(64).optional(),
        order_id: wireText(30).optional(),
        trade_state: z.enum(tradeStates, '参数错误').optional(),
        pay_type: wireText(30).optional(),
        time_begin: moment(),
        time_end: moment(),
      }),
    )
    .output(listOf(operatorTrade)),

  queryTrade: call('POST', '/operator/trade/query', '查询支付单', merchant)
    .input(z.object({ trade_id: wireText(64, '参数错误').min(1, '参数错误') }))
    .output(operatorTrade),

  refunds: call('GET', '/operator/refunds', '退款单', merchant)
    .input(
      z.object({
        ...paging,
        refund_bn: wireText(64).optional(),
        order_id: wireText(30).optional(),
        refund_status: z.enum(refundStates, '参数错误').optional(),
        refund_channel: z.enum(['original', 'offline'], '参数错误').optional(),
        time_begin: moment(),
        time_end: moment(),
      }),
    )
    .output(listOf(operatorRefund)),

  retryRefund: call('POST', '/operator/refund/retry', '重试退款', merchant)
    .input(z.object({ refund_bn: wireText(64, '参数错误').min(1, '参数错误') }))
    .output(operatorRefund),

  offlineRefund: call('POST', '/operator/refund/offline', '线下退款完成', merchant)
    .input(
      z.object({
        refund_bn: wireText(64, '参数错误').min(1, '参数错误'),
        /** When the money was transferred. */
        paid_at: wireInt(1, 9_999_999_999, '请填写退款时间'),
        /** Number of the transfer, or paths of pictures. */
        voucher: z
          .union([
            z.array(z.string().max(500)).max(6, '最多上传6张图片'),
            wireText(500).transform((one) => (one ? [one] : [])),
          ])
          .optional()
          .default([]),
      }),
    )
    .output(operatorRefund),

  differences: call('GET', '/operator/payment/differences', '对账差异', operator)
    .input(
      z.object({
        ...paging,
        provider: wireText(30).optional(),
        day: wireText(10).optional(),
        /** Those that staff have not explained yet. */
        open: wireBool().optional(),
      }),
    )
    .output(listOf(difference)),

  resolveDifference: call('POST', '/operator/payment/difference/resolve', '处理对账差异', operator)
    .input(
      z.object({
        difference_id: wireId('差异不存在'),
        remark: wireText(200, '说明不能超过200个字').min(1, '请填写说明'),
      }),
    )
    .output(difference),

  strays: call('GET', '/operator/payment/strays', '无主款项', operator)
    .input(z.object(paging))
    .output(
      listOf(
        z.object({
          stray_id: z.int(),
          source: z.string(),
          trade_id: z.string(),
          transaction_id: z.string(),
          fee: cents,
          reason: z.enum(['unknown_trade', 'paid_twice']),
          at: seconds,
        }),
      ),
    ),

  vouchers: call('GET', '/operator/offline/vouchers', '付款凭证', merchant)
    .input(
      z.object({
        ...paging,
        state: wireInt(0, 9, '参数错误').optional(),
        order_id: wireText(30).optional(),
      }),
    )
    .output(listOf(operatorVoucher)),

  reviewVoucher: call('POST', '/operator/offline/review', '审核付款凭证', merchant)
    .input(z.object({ order_id: wireOrderId(), agree: wireBool(), reason: reason() }))
    .output(voucher),

  bankAccounts: call('GET', '/operator/offline/accounts', '收款账户', operator)
    .input(z.object({}))
    .output(z.object({ list: z.array(operatorAccount) })),

  saveBankAccount: call('POST', '/operator/offline/accounts', '保存收款账户', operator)
    .input(
      z.object({
        id: wireId('账户不存在').optional(),
        bank_account_name: wireText(100, '户名过长', '请填写户名').min(1, '请填写户名'),
        bank_name: wireText(100, '开户行过长', '请填写开户行').min(1, '请填写开户行'),
        bank_account_no: wireText(40, '账号过长', '请填写账号').regex(/^[\d -]{6,40}$/, '账号不正确'),
        china_ums_no: wireText(40).optional().default(''),
        pic: wireText(500).optional().default(''),
        is_default: wireBool().optional(),
        is_open: wireBool().optional(),
        sort: wireInt(0, 9999).optional().default(0),
      }),
    )
    .output(operatorAccount),

  topUpDeposit: call('POST', '/operator/deposit/topup', '储值充值', operator)
    .input(
      z.object({
        user_id: wireId('会员不存在'),
        /** Cents. */
        fee: wireInt(1, 100_000_000, '充值金额不正确'),
        reason: wireText(200, '原因不能超过200个字', '请填写原因').min(1, '请填写原因'),
      }),
    )
    .output(z.object({ user_id: z.int(), deposit: cents, fee: cents })),
}
