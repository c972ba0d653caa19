import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { maskMobile } from '@/lib/domain/person/mask'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { os } from '@/lib/server/ground/call-context'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { scopeOf } from '@/lib/server/ground/operator/scope'
import { reviewVoucher } from './review-voucher'
import { accountRows, voucherCount, voucherRows, writeAccount, type AccountRow } from './sql'
import { wireAccount, wireVoucher } from './wire'

const wireOperatorAccount = (row: AccountRow) => ({
  ...wireAccount(row),
  is_open: row.isOpen,
  sort: row.sort,
})

const routes = os.operator.offlinePayment

export const operatorOfflinePaymentRoutes = {
  vouchers: routes.vouchers.handler(async ({ input, context }) => {
    const { db } = context.mall
    const filter = [input.state ?? null, input.order_id ?? null, scopeOf(context).shopId]
    const [rows, [count]] = await Promise.all([
      db.run(voucherRows, [...filter, ...limitAndOffset(input.page, input.pageSize)]),
      db.run(voucherCount, filter),
    ])
    const list = rows.map((row) => ({
      ...wireVoucher(row),
      total_fee: row.totalFee,
      order_status: row.orderStatus,
      distributor_id: row.distributorId,
      member: { user_id: row.userId, mobile: maskMobile(row.mobile) },
    }))
    return { list, total_count: count?.total ?? 0, count: count?.total ?? 0 }
  }),

  reviewVoucher: routes.reviewVoucher.handler(({ input, context }) =>
    operatorWrite(context, 'offlinePayment.reviewVoucher', input, async ({ mall, scope }) => {
      const review = { orderId: input.order_id, agree: input.agree, reason: input.reason }
      return wireVoucher(await reviewVoucher(mall, scope, review))
    }),
  ),

  accounts: routes.accounts.handler(async ({ context }) => {
    scopeOf(context)
    return { list: (await context.mall.db.run(accountRows, [true])).map(wireOperatorAccount) }
  }),

  saveAccount: routes.saveAccount.handler(({ input, context }) =>
    operatorWrite(context, 'offlinePayment.saveAccount', input, ({ mall, scope: { actor } }) => {
      return mall.db.transaction(async (tx) => {
        const [account] = await tx.run(writeAccount, [
          input.id ?? null,
          input.bank_account_name,
          input.bank_name,
          input.bank_account_no,
          input.china_ums_no,
          input.pic,
          input.is_default ?? false,
          input.is_open ?? true,
          input.sort,
        ])
        if (!account) throw new MallError(orderMessages.accountRowMissing)
        const after = { accountNo: account.accountNo, isOpen: account.isOpen }
        const entry = {
          event: 'saveBankAccount',
          subject: 'bank_account',
          subjectId: account.accountId,
          after,
        }
        await recordAudit(tx, { actor, ...entry }, mall.now())
        return wireOperatorAccount(account)
      })
    }),
  ),
}
