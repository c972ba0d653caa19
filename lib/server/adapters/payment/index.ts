import 'server-only'
import type { Mall } from '@/lib/server/context'
import type { PaymentProvider } from './provider'
import { testPayment } from './test-payment'

export type { PaymentNotification, PaymentProvider, PaymentStart, TradeToPay } from './provider'

const providers: readonly PaymentProvider[] = [testPayment]

/** The ways to pay on a platform, the preselected one first (contract trade §7.1). */
export const offeredProviders = (mall: Mall, platform: string): PaymentProvider[] =>
  providers.filter((provider) => provider.isOffered(mall, platform))

/** The provider behind a `pay_type`, also when it is no longer offered: its old payments may need refunds. */
export const providerOf = (code: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.code === code)
