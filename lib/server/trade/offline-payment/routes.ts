import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { findVoucher } from './find-voucher'
import { listOpenAccounts } from './list-accounts'
import { saveVoucher } from './save-voucher'
import { wireAccount, wireVoucher } from './wire'

export const offlinePaymentRoutes = {
  accounts: os.offlinePayment.accounts.handler(async ({ context: { mall } }) => ({
    setting: { name: '线下转账' },
    list: (await listOpenAccounts(mall.db)).map(wireAccount),
  })),

  voucher: os.offlinePayment.voucher.handler(async ({ input, context }) => {
    const voucher = await findVoucher(context.mall.db, memberOf(context).userId, input.order_id)
    return voucher ? wireVoucher(voucher) : []
  }),

  uploadVoucher: os.offlinePayment.uploadVoucher.handler(async ({ input, context }) =>
    wireVoucher(await saveVoucher(context.mall, memberOf(context).userId, input, 'uploadVoucher')),
  ),

  updateVoucher: os.offlinePayment.updateVoucher.handler(async ({ input, context }) =>
    wireVoucher(await saveVoucher(context.mall, memberOf(context).userId, input, 'updateVoucher')),
  ),
}
