import 'server-only'
import { balanceProvider } from '../balance'
import type { PaymentProvider } from '../provider'

/** Transfer to a bank account of the mall; the voucher and its review complete it (contract trade §7.7). */
export const offline: PaymentProvider = {
  ...balanceProvider,
  name: 'offline',
  entries: (_mall, _platform, { offlineName }) =>
    offlineName === null ? [] : [{ code: 'offline_pay', name: offlineName }],
  accepts: (_mall, code) => code === 'offline_pay',
  // The desk transfers the money back and records it; see `completeOfflineRefund`.
  refund: () => Promise.resolve({ state: 'failed', error: 'offline refunds are transferred by the desk' }),
}
