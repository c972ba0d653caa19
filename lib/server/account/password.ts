import 'server-only'
import { hash, verify } from '@node-rs/argon2'

/** About 20 ms on one core; 19 MiB makes guessing in bulk expensive (argon2id, the package's default). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let dummyHash: Promise<string> | undefined

/** Accounts without a password have other text in its place. */
const isHash = (stored: string | undefined): stored is string => stored?.startsWith('$argon2') ?? false

/**
 * Whether a password is right. Without a stored hash it is checked against a dummy hash, so that the response time does
 * not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a password that nobody has')
  const matches = await verify(isHash(stored) ? stored : await dummyHash, password)
  return matches && isHash(stored)
}
