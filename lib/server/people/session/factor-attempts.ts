import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { boolean, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { addressBlock } from '@/lib/web/address-block'
import { clearAttempts, forgetAttempt, takeAttempt } from './sql'

/** Seconds in which wrong codes of a second factor count. */
const window = 900
/** Most wrong codes of a session, and of a person at one address. */
const limits = { session: 5, address: 15 }
/** Most wrong codes of a person at all addresses; after them one a minute is checked. */
const anywhere = { max: 20, pause: 60 }

/** Where a code of a second factor was typed. */
export interface FactorPlace {
  userId: number
  sessionId: string
  /** Empty for requests from own pages. */
  ip: string
  /** The session has given its factor already. */
  isPassed: boolean
}

const passedAt = statement(
  'desk_session_passed_at',
  `select exists (select from desk_sessions where user_id = $1 and passed is not null and ip = $2) as "isKnown"`,
  { isKnown: boolean },
)

class Full extends Error {}

const tooMany = () => new MallError('验证码错误次数过多，请15分钟后再试', { status: 429 })
const tooFast = () => new MallError('验证码尝试过于频繁，请1分钟后再试，或使用恢复码', { status: 429 })

/** Counts in all counters, or in none. @throws Full */
async function takeAll(
  tx: Queries,
  counters: readonly { key: string; max: number }[],
  at: number,
): Promise<void> {
  for (const { key, max } of counters)
    if ((await tx.run(takeAttempt, [key, at, at - window, max])).length === 0) throw new Full()
}

/**
 * Counts a code of a second factor before it is checked: guesses at the same moment cannot pass together. Whoever knows
 * the password can only lock sessions of his own and the person at his address: recovery codes, and sessions that have
 * given the factor, have counters of their own; the counter of the person slows guesses down, and not at addresses
 * where the person has given the factor (ADR 0116).
 * @param isRecovery it has the form of a recovery code, which cannot be guessed
 * @returns forgets the attempt and those of the session, after a right code
 * @throws MallError 429 when a counter is full
 */
export async function countFactorAttempt(
  { db, now }: Mall,
  { userId, sessionId, ip, isPassed }: FactorPlace,
  isRecovery: boolean,
): Promise<() => Promise<void>> {
  const at = now()
  const kind = isRecovery ? 'recovery' : isPassed ? 'passed' : 'factor'
  const ofSession = { key: `${kind}:${sessionId}`, max: limits.session }
  const block = addressBlock(ip)
  const isShared = kind !== 'passed' && block !== ''
  const counters = [
    ofSession,
    ...(isShared ? [{ key: `${kind}:${userId}@${block}`, max: limits.address }] : []),
  ]
  const ofPerson = `factor:${userId}`
  const taken = await db
    .transaction(async (tx) => {
      await takeAll(tx, counters, at)
      if (kind !== 'factor') return counters
      const admitted = await tx.run(takeAttempt, [ofPerson, at, at - window, anywhere.max])
      if (admitted.length > 0) return [...counters, { key: ofPerson }]
      if (only(await tx.run(passedAt, [userId, ip]), 'reading where a person is known').isKnown)
        return counters
      const slow = await tx.run(takeAttempt, [`${ofPerson}:slow`, at, at - anywhere.pause, 1])
      if (slow.length === 0) throw tooFast()
      return counters
    })
    .catch((error: unknown) => {
      throw error instanceof Full ? tooMany() : error
    })
  return async () => {
    await db.run(clearAttempts, [ofSession.key])
    for (const { key } of taken) if (key !== ofSession.key) await db.run(forgetAttempt, [key, at])
  }
}
