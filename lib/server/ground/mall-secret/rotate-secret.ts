import 'server-only'
import { sql } from 'drizzle-orm'
import { systemActor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Database, Queries } from '@/lib/server/ground/db/connection'
import type { Statement } from '@/lib/server/ground/db/statement'
import { Refused } from '@/lib/server/ground/refused'
import { fingerprintOf, hashPerson, personHashKey, seal, unseal } from '@/lib/server/ground/seal'
import { OtherSecret } from './assert-secret'
import { readFormerKeys } from './person-key'
import {
  allPersonKeys,
  endKeyed,
  factorsToSeal,
  identitiesToSeal,
  keysToSeal,
  lockFingerprint,
  memberKeysToSeal,
  papersToSeal,
  putFingerprint,
  putFormerPersonKeys,
  renamePersons,
  resealFactors,
  resealIdentities,
  resealKey,
  resealMemberKeys,
  resealPapers,
  runningInstances,
} from './sql'

interface Change {
  from: Uint8Array
  to: Uint8Array
  /** Epoch seconds. */
  now: number
}

/** The numbers of changed rows. */
export interface Rotated {
  identities: number
  applications: number
  persons: number
}

type SealedRow = { id: number; first: string; second: string }
type Reseal = (sealed: string, purpose: 'factor' | 'identity' | 'merchant' | 'key') => string

/** Empty values were never sealed, or were deleted with their account. */
const resealing =
  ({ from, to }: Change): Reseal =>
  (sealed, purpose) =>
    sealed === '' ? '' : seal(to, unseal(from, sealed, purpose), purpose)

/** Re-encrypts two columns of a table, 1,000 rows at a time. @returns the number of rows */
async function resealRows(
  tx: Queries,
  read: Statement<SealedRow>,
  write: Statement,
  reseal: (sealed: string) => string,
): Promise<number> {
  let count = 0
  for (let rows = await tx.run(read, [0]); rows.length > 0; rows = await tx.run(read, [rows.at(-1)?.id])) {
    const [ids, first, second] = [
      rows.map(({ id }) => id),
      rows.map((row) => reseal(row.first)),
      rows.map((row) => reseal(row.second)),
    ]
    await tx.run(write, [ids, first, second])
    count += rows.length
  }
  return count
}

/** Hashes the stored hashes of persons once more, with the key of the new secret, and keeps the previous keys. */
async function rekeyPersons(
  tx: Queries & { orm: Database['orm'] },
  { from, to, now }: Change,
): Promise<number> {
  const former = [...(await readFormerKeys(tx, from)), personHashKey(from)]
  await tx.run(putFormerPersonKeys, [seal(to, JSON.stringify(former), 'key'), now])
  const key = personHashKey(to)
  const persons = (await tx.run(allPersonKeys, [])).map(({ personKey }) => personKey)
  // The ledger rejects every change of its rows. Each row still refers to the same person, only under another hash.
  await tx.orm.execute(sql`alter table subsidy_ledger disable trigger append_only`)
  for (let start = 0; start < persons.length; start += 1000) {
    const part = persons.slice(start, start + 1000)
    const next = part.map((person) => hashPerson(key, person))
    for (const rename of renamePersons) await tx.run(rename, [part, next])
  }
  await tx.orm.execute(sql`alter table subsidy_ledger enable trigger append_only`)
  return persons.length
}

/**
 * Changes the secret of the database: re-encrypts sealed values, re-keys the hashes of persons, and ends codes and
 * known addresses. All in one transaction, so a stopped command has changed nothing and can be repeated. Tokens end
 * too, because they are signed with the secret.
 * @throws OtherSecret when the database does not belong to `from`; Refused while instances of the mall run
 */
export function rotateSecret(db: Database, change: Change): Promise<Rotated> {
  const { from, to, now } = change
  return db.transaction(async (tx) => {
    const [stored] = await tx.run(lockFingerprint, [])
    if (stored?.fingerprint !== fingerprintOf(from)) throw new OtherSecret('MALL_SECRET')
    // An instance that starts now waits for the lock on the fingerprint.
    const [running] = db.kind === 'postgres' ? await tx.run(runningInstances, []) : []
    if (running && running.instances > 0)
      throw new Refused(
        `The mall runs (${running.instances} connected). Stop all instances first: what they seal now could not be read afterwards.`,
      )
    const reseal = resealing(change)
    const identities = await resealRows(tx, identitiesToSeal, resealIdentities, (text) =>
      reseal(text, 'identity'),
    )
    const applications = await resealRows(tx, papersToSeal, resealPapers, (text) => reseal(text, 'merchant'))
    await resealRows(tx, factorsToSeal, resealFactors, (text) => reseal(text, 'factor'))
    await resealRows(tx, memberKeysToSeal, resealMemberKeys, (text) => reseal(text, 'key'))
    const [sealed] = await tx.run(keysToSeal, [])
    for (const { name, sealed: text } of sealed?.keys ?? [])
      await tx.run(resealKey, [name, reseal(text, 'key')])
    const persons = await rekeyPersons(tx, change)
    for (const end of endKeyed) await tx.run(end, [])
    await tx.run(putFingerprint, [fingerprintOf(to), now])
    const actor = systemActor('secret command')
    await recordAudit(tx, { actor, event: 'rotateSecret', subject: 'mall', subjectId: 'secret' }, now)
    return { identities, applications, persons }
  })
}
