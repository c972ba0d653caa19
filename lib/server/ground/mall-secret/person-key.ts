import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { hashPerson, personHashKey, unseal } from '@/lib/server/ground/seal'
import { formerPersonKeys } from './sql'

/** The hash keys of previous secrets, the oldest first. */
export async function readFormerKeys(db: Queries, secret: Uint8Array): Promise<string[]> {
  const [row] = await db.run(formerPersonKeys, [])
  return row ? (JSON.parse(unseal(secret, row.sealed, 'key')) as string[]) : []
}

/**
 * A hash that is the same for every account of a person, and from which the id number cannot be found without the
 * secret. It is hashed with the keys of all secrets in turn, so a change of the secret can re-key stored hashes even
 * for persons whose number was deleted (ADR 0091).
 */
export async function personKey(
  { db, secret }: Pick<Mall, 'db' | 'secret'>,
  idNumber: string,
): Promise<string> {
  const keys = [...(await readFormerKeys(db, secret)), personHashKey(secret)]
  return keys.reduce((text, key) => hashPerson(key, text), idNumber)
}
