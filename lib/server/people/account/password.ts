import 'server-only'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { FairTurns } from './fair-turns'

/**
 * argon2id with 64 MiB, three passes and one lane, the second recommendation of RFC 9106 for one core: 70 to 90 ms here
 * (ADR 0050).
 */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/**
 * Limits the memory of a burst of sign-ins, and leaves threads for file and DNS operations. Each account has a lane: a
 * burst on one does not block sign-ins of others.
 */
const turns = new FairTurns({
  running: Math.min(3, Math.max(2, availableParallelism())),
  perLane: 50,
  waiting: 400,
})

export const hashPassword = (password: string): Promise<string> =>
  turns.run('new', () => hash(password, cost))

/** Stored in place of a hash for accounts that sign in by SMS code only. */
export const noPassword = '-'

let dummyHash: Promise<string> | undefined

/** Accounts without a password have other text in its place. */
export const isHash = (stored: string | undefined): stored is string => stored?.startsWith('$argon2') ?? false

/** Whether a hash was made with another cost than the current one. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix)

/**
 * Whether a password is right. Without a stored hash it is checked against a dummy hash, so that the response time does
 * not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  // Without a turn: a rejection would be cached for all later sign-ins.
  dummyHash ??= hash('the password of unknown accounts', cost)
  const compared = isHash(stored) ? stored : await dummyHash
  const matches = await turns.run(compared, () => verify(compared, password))
  return matches && isHash(stored)
}
