import 'server-only'
import { alipay } from '@/lib/server/ground/adapters/payment/alipay'
import { offline } from '@/lib/server/ground/adapters/payment/offline'
import type {
  NotificationChannel,
  PayEntry,
  PaymentProvider,
  PayOffer,
} from '@/lib/server/ground/adapters/payment/provider'
import { testPayment } from '@/lib/server/ground/adapters/payment/test'
import { wechat } from '@/lib/server/ground/adapters/payment/wechat'
import type { Mall } from '@/lib/server/ground/mall'
import { deposit } from './deposit'
import { points } from './points'

export { reasonOf } from '@/lib/server/ground/adapters/payment/provider-fault'
export { allowedReturn, returnAddress } from '@/lib/server/ground/adapters/payment/return-url'
export type {
  NotificationChannel,
  PayEntry,
  PaymentNotification,
  PaymentProvider,
  PaymentStart,
  PayOffer,
  RefundAnswer,
} from '@/lib/server/ground/adapters/payment/provider'

/**
 * Every provider, in the sequence of the cashier. The test payment comes after the providers whose codes it may use.
 */
export const providers: readonly PaymentProvider[] = [wechat, alipay, testPayment, deposit, points, offline]

/** The payment methods that buyers may select on a platform (contract trade §7.1). */
export const offeredEntries = (mall: Mall, platform: string, offer: PayOffer): PayEntry[] =>
  providers.flatMap((provider) => provider.entries(mall, platform, offer))

/** The provider with which a payment of this `pay_type` starts now. */
export const providerFor = (mall: Mall, code: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.accepts(mall, code))

/** The provider of a trade, even if it is no longer offered: its trades may still need refunds. */
export const providerNamed = (name: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.name === name)

/** The provider that posts its notifications to this path, by its name and channel. */
export function notificationChannelAt(
  pathname: string,
): { provider: string; channel: NotificationChannel } | undefined {
  const found = providers.find(({ notifications }) => notifications?.path === pathname)
  return found?.notifications ? { provider: found.name, channel: found.notifications } : undefined
}
