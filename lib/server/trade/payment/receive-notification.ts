import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { notificationChannelAt, type NotificationChannel } from '@/lib/server/trade/payment/providers'
import { settle, UnknownTrade } from './settle'
import { recordStray } from './sql'

/**
 * Records the payment that a provider reports and answers in the provider's format. Notifications that the provider's
 * adapter does not accept (signature, merchant, currency) are rejected; a payment of an unknown trade, or of a trade of
 * another provider, is stored for the desk. Any other failure is thrown, so that the provider sends the notification
 * again.
 */
export async function receiveNotification(
  mall: Mall,
  { provider, channel }: { provider: string; channel: NotificationChannel },
  request: Request,
): Promise<Response> {
  const parsed = await channel.parseNotification(mall, request)
  if ('refusal' in parsed) {
    log.warn({ path: channel.path, reason: parsed.refusal }, 'a payment notification was refused')
    return channel.acknowledge(false)
  }
  if ('ignored' in parsed) return channel.acknowledge(true)
  try {
    await settle(mall, { ...parsed, provider })
  } catch (error) {
    if (error instanceof UnknownTrade) {
      const { tradeId, transactionId, fee } = parsed
      await mall.db.run(recordStray, [channel.path, tradeId, transactionId, fee, 'unknown_trade', mall.now()])
      return channel.acknowledge(true)
    }
    if (error instanceof MallError) return channel.acknowledge(false)
    throw error
  }
  return channel.acknowledge(true)
}

/** Answers a request to the notification path of a provider (contract trade §7.6); null for every other request. */
export async function answerNotification(
  mall: () => Promise<Mall>,
  request: Request,
  pathname: string,
): Promise<Response | null> {
  const receiver = request.method === 'POST' ? notificationChannelAt(pathname) : undefined
  return receiver ? receiveNotification(await mall(), receiver, request) : null
}
