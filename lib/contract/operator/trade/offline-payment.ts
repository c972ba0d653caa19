import { z } from 'zod'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { listOf, wireId, wireInt, wireMedia, wireSwitch, wireText } from '../../fields'
import { bankAccount, voucher } from '../../trade/offline-payment'
import { wireOrderId } from '../../trade/order'
import { forOperators, forDesk, paging, wireDecision } from '../options'

const operatorVoucher = voucher.extend({
  order_status: z.string(),
  distributor_id: z.int(),
  member: z.object({ user_id: z.int(), mobile: z.string() }),
})

const operatorAccount = bankAccount.extend({ is_open: z.boolean(), sort: z.int() })

/** Vouchers of bank transfers and the accounts of the mall (contract operator). */
export const operatorOfflinePaymentContract = {
  vouchers: call('GET', '/operator/offline/vouchers', '付款凭证', forDesk('payment:read'))
    .input(
      z.object({
        ...paging,
        state: wireInt(0, 9, requestMessages.parametersInvalid).optional(),
        order_id: wireText(30).optional(),
      }),
    )
    .output(listOf(operatorVoucher)),

  reviewVoucher: call('POST', '/operator/offline/review', '审核付款凭证', forDesk('payment:approve'))
    .input(
      z.object({
        order_id: wireOrderId(),
        agree: wireDecision(),
        reason: wireText(200, requestMessages.reasonTooLong).optional().default(''),
      }),
    )
    .output(voucher),

  accounts: call('GET', '/operator/offline/accounts', '收款账户', forOperators('payment:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(operatorAccount) })),

  saveAccount: call('POST', '/operator/offline/accounts', '保存收款账户', forOperators('payment:approve'))
    .input(
      z.object({
        id: wireId(orderMessages.accountRowMissing).optional(),
        bank_account_name: wireText(100, '户名过长', '请填写户名').min(1, '请填写户名'),
        bank_name: wireText(100, '开户行过长', '请填写开户行').min(1, '请填写开户行'),
        bank_account_no: wireText(40, '账号过长', '请填写账号').regex(/^[\d -]{6,40}$/, '账号不正确'),
        china_ums_no: wireText(40, '银联商务号不能超过40个字').optional().default(''),
        pic: wireMedia().optional().default(''),
        is_default: wireSwitch(requestMessages.parametersInvalid).optional(),
        is_open: wireSwitch(requestMessages.parametersInvalid).optional(),
        sort: wireInt(0, 9999, '排序为0到9999的整数').optional().default(0),
      }),
    )
    .output(operatorAccount),
}
