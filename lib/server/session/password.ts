import 'server-only'
import { hash, verify } from '@node-rs/argon2'

/** About 20 ms on one core; 19 MiB makes guessing in bulk expensive (argon2id, the package's default). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/**
 * Whether a password fits. Without a stored hash the same work is done in vain, so that the time of an answer does not
 * tell whether an account exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has')
  const fits = await verify(stored ?? (await decoy), password)
  return fits && stored !== undefined
}
