import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { seal, unseal } from '@/lib/server/ground/seal'
import type { AuditEntry } from './record-audit'

/**
 * Personal fields of the audit trail (ADR 0128): an entry has them sealed with a key of the member whom they are about.
 * Erasing the member deletes the key. The entry itself, and so its seal in the chain, never changes.
 */

const keysOfMembers = statement(
  'audit_member_keys',
  `select user_id as "userId", sealed from member_keys where user_id = any($1::bigint[])`,
  { userId: number, sealed: text },
)

/**
 * Of two transactions that make the key of a member, the second one waits and then reads that of the first. Erased
 * members get none.
 */
const addKeys = statement(
  'audit_member_keys_add',
  `insert into member_keys (user_id, sealed)
   select k.user_id, k.sealed from unnest($1::bigint[], $2::text[]) as k (user_id, sealed)
     join members m on m.user_id = k.user_id
    where not exists (select from erased_members e where e.user_id = m.user_id and e.joined = m.created)
    order by k.user_id
   on conflict (user_id) do nothing`,
)

/** A field that only the key of a member opens. */
interface SealedField {
  sealed: string
  /** User id. */
  member: number
}

/** What an entry has, or shows, in place of a field whose key was deleted. */
const erasedField = '（已删除）'

const isSealed = (value: unknown): value is SealedField =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'member' in value

type Keys = ReadonlyMap<number, Uint8Array>

async function readKeys(db: Queries, secret: Uint8Array, userIds: readonly number[]): Promise<Keys> {
  if (userIds.length === 0) return new Map()
  const rows = await db.run(keysOfMembers, [userIds])
  return new Map(
    rows.map(({ userId, sealed }) => [userId, Buffer.from(unseal(secret, sealed, 'key'), 'base64url')]),
  )
}

async function makeKeys(tx: Queries, secret: Uint8Array, userIds: readonly number[]): Promise<Keys> {
  const known = await readKeys(tx, secret, userIds)
  const missing = userIds.filter((userId) => !known.has(userId))
  if (missing.length === 0) return known
  const made = missing.map(() => seal(secret, randomBytes(32).toString('base64url'), 'key'))
  await tx.run(addKeys, [missing, made])
  return readKeys(tx, secret, userIds)
}

/** An entry with the fields of `before` and `after` that are about a member. */
interface PersonalEntry extends AuditEntry {
  /** Null where nobody is known. */
  member: number | null
  personal: readonly string[]
}

type Fields = Record<string, unknown> | null | undefined

const mapFields = (fields: Fields, change: (name: string, value: unknown) => unknown): Fields =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(name, value)]))

/** The entries for `recordAudits`, in whose transaction it is called, with their personal fields sealed. */
export async function sealPersonal(
  tx: Queries,
  secret: Uint8Array,
  entries: readonly PersonalEntry[],
): Promise<AuditEntry[]> {
  const userIds = [...new Set(entries.flatMap(({ member }) => member ?? []))]
  const keys = await makeKeys(tx, secret, userIds)
  return entries.map(({ member, personal, ...entry }) => {
    const key = member === null ? undefined : keys.get(member)
    const change = (name: string, value: unknown) => {
      if (!personal.includes(name) || value === '' || value === null || value === undefined) return value
      return key ? { sealed: seal(key, JSON.stringify(value), 'member'), member } : erasedField
    }
    return { ...entry, before: mapFields(entry.before, change), after: mapFields(entry.after, change) }
  })
}

/** Entries as people at the desk read them: personal fields in words, those of erased members as 已删除. */
export async function openPersonal<Row extends { before: Fields; after: Fields }>(
  db: Queries,
  secret: Uint8Array,
  rows: readonly Row[],
): Promise<Row[]> {
  const members = rows.flatMap(({ before, after }) =>
    [...Object.values(before ?? {}), ...Object.values(after ?? {})].flatMap((value) =>
      isSealed(value) ? value.member : [],
    ),
  )
  const keys = await readKeys(db, secret, [...new Set(members)])
  const change = (_: string, value: unknown): unknown => {
    if (!isSealed(value)) return value
    const key = keys.get(value.member)
    return key ? (JSON.parse(unseal(key, value.sealed, 'member')) as unknown) : erasedField
  }
  return rows.map((row) => ({
    ...row,
    before: mapFields(row.before, change),
    after: mapFields(row.after, change),
  }))
}
