import 'server-only'
import { randomBytes } from 'node:crypto'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { redeemCode, storeCode } from '@/lib/server/people/verify/one-time-code'

/** The purpose of a link in a mail. */
export type LinkPurpose = 'activate' | 'reset'

/** Seconds for which a link works; contract member §5.6 specifies that for a new password. */
export const linkLifetimes: Record<LinkPurpose, number> = { activate: daySeconds, reset: 1200 }
/** Seconds between two mails to one mailbox. */
const cooldowns: Record<LinkPurpose, number> = { activate: 90, reset: 60 }

const keyOf = (purpose: LinkPurpose, email: string) => `mail-${purpose}:${email}`

/** A token for a link; an earlier one ends. Null when the last mail was sent less than the cooldown ago. */
export async function newLinkToken(
  tx: Queries,
  mall: Mall,
  purpose: LinkPurpose,
  email: string,
): Promise<string | null> {
  const code = randomBytes(24).toString('base64url')
  const times = { minInterval: cooldowns[purpose], lifetime: linkLifetimes[purpose] }
  if (!(await storeCode(tx, mall, keyOf(purpose, email), code, times))) return null
  return `${Buffer.from(email).toString('base64url')}.${code}`
}

/** The address of a token, once; null for a token that is wrong, used or expired. */
export async function redeemLinkToken(
  mall: Mall,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const [head = '', code = ''] = token.split('.')
  const email = Buffer.from(head, 'base64url').toString()
  // A text with NUL cannot be a key.
  if (!/^[^\0]{3,254}$/.test(email)) return null
  return (await redeemCode(mall, keyOf(purpose, email), code)) ? email : null
}
