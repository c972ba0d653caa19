import 'server-only'
import { createHash } from 'node:crypto'
import * as memberMessages from '@/lib/domain/messages/member'
import { daySeconds, wallSeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { addressBlock } from '@/lib/web/address-block'

/** The requester of a mail. */
export interface Sender {
  /** Empty for requests from our own pages, which are not counted. */
  ip: string
  /** `X-Client-Device-Id`; empty for clients that do not send it. */
  device: string
}

const message = memberMessages.mailTooSoon
const perMailbox = { max: 5, window: daySeconds, message }
const perSender = { max: 200, window: daySeconds, message }

/**
 * Counts a mail: five per mailbox and purpose, 200 per IP address and per device, for each calendar day in UTC+8
 * (contract member §5.6).
 * @throws MallError 429
 */
export async function countMail(
  tx: Queries,
  { now }: Mall,
  mail: { purpose: string; email: string },
  { ip, device }: Sender,
): Promise<void> {
  const at = wallSeconds(now())
  await takeHit(tx, `mail:${mail.purpose}:${mail.email}`, perMailbox, at)
  if (ip) await takeHit(tx, `mail-ip:${addressBlock(ip)}`, perSender, at)
  const digest = createHash('sha256').update(device).digest('base64url')
  if (device) await takeHit(tx, `mail-device:${digest}`, perSender, at)
}
