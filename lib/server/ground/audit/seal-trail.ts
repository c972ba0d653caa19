import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { seal, unseal } from '@/lib/server/ground/seal'
import {
  addChainKey,
  addSeals,
  chainKey,
  lastSeal,
  lockChainKey,
  sealAt,
  sealedRows,
  unsealedRows,
} from './sql'

/** Entries that are sealed or checked together. */
const atOnce = 500
const checkedAtOnce = 5000
/** Ids below the newest sealed one among which entries of long transactions are looked for. */
const window = 5000

/** The digest of a seal: of its number, the seal before and the entry. */
const digestOf = (key: Buffer, sealNo: number, before: string, content: string): string =>
  createHmac('sha256', key).update(`${sealNo}\n${before}\n${content}`).digest('base64url')

const opened = (secret: Uint8Array, sealed: string): Buffer =>
  Buffer.from(unseal(secret, sealed, 'key'), 'base64url')

/** Makes the key of the chain, once per mall; of two instances the first one's stays. */
async function ensureKey({ db, secret, now }: Mall): Promise<void> {
  if ((await db.run(chainKey, [])).length > 0) return
  await db.run(addChainKey, [seal(secret, randomBytes(32).toString('base64url'), 'key'), now()])
}

/**
 * Seals the next entries of the audit trail, in the sequence of their ids (ADR 0115). A job calls it until it returns
 * false.
 * @param within ids below the newest sealed entry among which entries without a seal are looked for
 * @returns whether more may be left
 */
export async function sealNext(mall: Mall, within = window): Promise<boolean> {
  await ensureKey(mall)
  return mall.db.transaction(async (tx) => {
    const { sealed } = only(await tx.run(lockChainKey, []), 'the key of the audit chain')
    const key = opened(mall.secret, sealed)
    const [last] = await tx.run(lastSeal, [])
    const rows = await tx.run(unsealedRows, [within, atOnce])
    if (rows.length === 0) return false
    let [sealNo, before] = [last?.sealNo ?? 0, last?.digest ?? '']
    const seals = rows.map(({ auditId, content }) => {
      sealNo += 1
      before = digestOf(key, sealNo, before, content)
      return { sealNo, auditId, digest: before }
    })
    await tx.run(addSeals, [
      seals.map((row) => row.sealNo),
      seals.map((row) => row.auditId),
      seals.map((row) => row.digest),
    ])
    return rows.length === atOnce
  })
}

/** As `sealNext`, wherever the entries are: those of transactions that took longer than thousands of others. */
export const sealStragglers = (mall: Mall): Promise<boolean> => sealNext(mall, Number.MAX_SAFE_INTEGER)

/** What is wrong with a seal. */
type SealProblem = 'changed' | 'entry_missing' | 'seal_missing'

/** The result of checking a part of the chain. */
export interface ChainCheck {
  /** The number of the last seal that is right. */
  checked: number
  /** Where the next part begins; null at the end, and after a problem. */
  next: number | null
  problem: { sealNo: number; auditId: number | null; kind: SealProblem } | null
  /** The newest seal of the mall; null when there is none. */
  last: { sealNo: number; digest: string } | null
}

/**
 * Checks a part of the chain: no entry was changed or removed since it was sealed.
 * @param after the last seal that was checked before; 0 begins
 */
export async function checkChain({ db, secret }: Mall, after: number): Promise<ChainCheck> {
  const [[sealedKey], [last], [start], rows] = await Promise.all([
    db.run(chainKey, []),
    db.run(lastSeal, []),
    db.run(sealAt, [after]),
    db.run(sealedRows, [after, checkedAtOnce]),
  ])
  const end = last ?? null
  if (!sealedKey) return { checked: after, next: null, problem: null, last: end }
  const key = opened(secret, sealedKey.sealed)
  if (after > 0 && !start)
    return {
      checked: after,
      next: null,
      problem: { sealNo: after, auditId: null, kind: 'seal_missing' },
      last: end,
    }
  let [checked, before] = [after, start?.digest ?? '']
  for (const { sealNo, auditId, digest, content } of rows) {
    const kind =
      sealNo !== checked + 1
        ? 'seal_missing'
        : content === null
          ? 'entry_missing'
          : digestOf(key, sealNo, before, content) !== digest
            ? 'changed'
            : null
    if (kind)
      return {
        checked,
        next: null,
        problem: {
          sealNo: kind === 'seal_missing' ? checked + 1 : sealNo,
          auditId: kind === 'seal_missing' ? null : auditId,
          kind,
        },
        last: end,
      }
    ;[checked, before] = [sealNo, digest]
  }
  return { checked, next: rows.length === checkedAtOnce ? checked : null, problem: null, last: end }
}
