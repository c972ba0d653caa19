import 'server-only'
import type { Mall } from '@/lib/server/context'
import type { NotificationChannel, PaymentProvider } from './provider'
import { testPayment } from './test-payment'

export type {
  NotificationChannel,
  PaymentNotification,
  PaymentProvider,
  PaymentStart,
  TradeToPay,
} from './provider'

/** Every provider, the preselected one first. */
const providers: readonly PaymentProvider[] = [testPayment]

/** The providers that buyers may choose on a platform (contract trade §7.1). */
export const offeredProviders = (mall: Mall, platform: string): PaymentProvider[] =>
  providers.filter((provider) => provider.isOffered(mall, platform))

/** The provider of a `pay_type`, also when it is no longer offered: its trades may still need refunds. */
export const providerOf = (code: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.code === code)

/** The provider that posts its notifications to this path. */
export const notificationChannelAt = (pathname: string): NotificationChannel | undefined =>
  providers.find(({ notifications }) => notifications?.path === pathname)?.notifications ?? undefined
