import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { listAllAccounts } from './list-accounts'
import { listVouchers } from './list-vouchers'
import { reviewVoucher } from './review-voucher'
import { saveAccount } from './save-account'
import { wireListedVoucher, wireOperatorAccount, wireVoucher } from './wire'

const routes = os.operator.offlinePayment

export const operatorOfflinePaymentRoutes = {
  vouchers: routes.vouchers.handler(async ({ input, context }) => {
    const filter = { state: input.state, orderId: input.order_id, shopId: scopeOf(context).shopId }
    const { rows, total } = await listVouchers(context.mall.db, filter, input)
    return wireList({ list: rows.map(wireListedVoucher), total })
  }),

  reviewVoucher: routes.reviewVoucher.handler(({ input, context }) =>
    operatorWrite(context, 'offlinePayment.reviewVoucher', input, async ({ mall, scope }) => {
      const review = { orderId: input.order_id, agree: input.agree, reason: input.reason }
      return wireVoucher(await reviewVoucher(mall, scope, review))
    }),
  ),

  accounts: routes.accounts.handler(async ({ context }) => {
    scopeOf(context)
    return { list: (await listAllAccounts(context.mall.db)).map(wireOperatorAccount) }
  }),

  saveAccount: routes.saveAccount.handler(({ input, context }) =>
    operatorWrite(context, 'offlinePayment.saveAccount', input, async ({ mall, scope: { actor } }) => {
      const account = await saveAccount(mall, actor, {
        accountId: input.id,
        accountName: input.bank_account_name,
        bankName: input.bank_name,
        accountNo: input.bank_account_no,
        chinaUmsNo: input.china_ums_no,
        pic: input.pic,
        isDefault: input.is_default ?? false,
        isOpen: input.is_open ?? true,
        sort: input.sort,
      })
      return wireOperatorAccount(account)
    }),
  ),
}
