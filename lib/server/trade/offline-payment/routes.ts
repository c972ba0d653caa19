import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { saveVoucher } from './save-voucher'
import { accountRows, voucherOfMember } from './sql'
import { wireAccount, wireVoucher } from './wire'

export const offlinePaymentRoutes = {
  accounts: os.offlinePayment.accounts.handler(async ({ context: { mall } }) => ({
    setting: { name: '线下转账' },
    list: (await mall.db.run(accountRows, [false])).map(wireAccount),
  })),

  voucher: os.offlinePayment.voucher.handler(async ({ input, context }) => {
    const [voucher] = await context.mall.db.run(voucherOfMember, [input.order_id, memberOf(context).userId])
    return voucher ? wireVoucher(voucher) : []
  }),

  uploadVoucher: os.offlinePayment.uploadVoucher.handler(async ({ input, context }) =>
    wireVoucher(await saveVoucher(context.mall, memberOf(context).userId, input, 'uploadVoucher')),
  ),

  updateVoucher: os.offlinePayment.updateVoucher.handler(async ({ input, context }) =>
    wireVoucher(await saveVoucher(context.mall, memberOf(context).userId, input, 'updateVoucher')),
  ),
}
