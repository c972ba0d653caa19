import 'server-only'
import { access, appendFile, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { systemActor } from '@/lib/domain/person/actor'
import { number, statement } from '@/lib/server/ground/db/statement'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { createPrivateFolder } from '@/lib/server/ground/private-folder'
import { eraseMember, type Erased } from './erase-member'

/**
 * Erased members in the data folder, a JSON object per line: a database that is restored from an older backup has them
 * again, and its own list does not know of the erasure. No personal data: an id and two times.
 */
export const erasedFile = (dataDir: string): string => join(dataDir, 'erased-members.jsonl')

/** Whether a data folder has the list; a mall that has erased nobody has none. */
export const hasErasedFile = (dataDir: string): Promise<boolean> =>
  access(erasedFile(dataDir)).then(
    () => true,
    () => false,
  )

const allErased = statement(
  'erased_members_all',
  'select user_id as "userId", joined, erased from erased_members order by erased, user_id',
  { userId: number, joined: number, erased: number },
)

/** Erasures that a restored database does not know: it keeps them for the restore of still another backup. */
const rememberErased = statement(
  'erased_members_remember',
  `insert into erased_members (user_id, joined, erased)
   select * from unnest($1::bigint[], $2::bigint[], $3::bigint[]) on conflict (user_id, joined) do nothing`,
)

/** Members of $1 who signed up at $2, in the same positions, and are not erased. */
const stillThere = statement(
  'erased_members_still_there',
  `select m.user_id as "userId" from unnest($1::bigint[], $2::bigint[]) as e (user_id, joined)
     join members m on m.user_id = e.user_id and m.created = e.joined
    where not starts_with(m.mobile, 'closed-') order by m.user_id`,
  { userId: number },
)

const lockErased = statement(
  'erased_member_lock',
  `select user_id as "userId" from members where user_id = $1 and not starts_with(mobile, 'closed-') for update`,
  { userId: number },
)

const isErased = (value: unknown): value is Erased =>
  typeof value === 'object' &&
  value !== null &&
  ['userId', 'joined', 'erased'].every((name) =>
    Number.isSafeInteger((value as Record<string, unknown>)[name]),
  )

/** A line that was cut by a crash is left out. */
function erasedOf(line: string): Erased[] {
  try {
    const value: unknown = JSON.parse(line)
    return isErased(value) ? [value] : []
  } catch {
    return []
  }
}

async function readErased(dataDir: string): Promise<Erased[]> {
  const content = await readFile(erasedFile(dataDir), 'utf8').catch(() => '')
  return content.split('\n').flatMap(erasedOf)
}

/** Adds erasures to the file. They are in the database already, so a folder that is full only delays the file. */
export async function writeErased({ env }: Pick<Mall, 'env'>, list: readonly Erased[]): Promise<void> {
  if (list.length === 0) return
  const lines = list.map(({ userId, joined, erased }) => `${JSON.stringify({ userId, joined, erased })}\n`)
  try {
    await createPrivateFolder(resolve(env.dataDir))
    // A line that was cut by a crash ends here.
    const before = await readFile(erasedFile(env.dataDir), 'utf8').catch(() => '')
    const start = before === '' || before.endsWith('\n') ? '' : '\n'
    await appendFile(erasedFile(env.dataDir), start + lines.join(''), { mode: 0o600 })
  } catch (error) {
    log.error({ err: error }, 'the list of erased members could not be written')
  }
}

const keyOf = ({ userId, joined }: Erased) => `${userId} ${joined}`

/** Adds to the file what other instances erased. */
export async function completeErasedFile(mall: Pick<Mall, 'db' | 'env'>): Promise<void> {
  const known = new Set((await readErased(mall.env.dataDir)).map(keyOf))
  const all = await mall.db.run(allErased, [])
  await writeErased(
    mall,
    all.filter((one) => !known.has(keyOf(one))),
  )
}

/**
 * Erases again whom a restored backup has brought back. Nothing that is open keeps anybody: the member was erased once,
 * and what happened since is not in the backup.
 * @returns how many were erased again
 */
export async function repeatErasures(mall: Mall): Promise<number> {
  const list = await readErased(mall.env.dataDir)
  if (list.length === 0) return 0
  const of = (field: keyof Erased) => list.map((one) => one[field])
  const back = await mall.db.run(stillThere, [of('userId'), of('joined')])
  await mall.db.run(rememberErased, [of('userId'), of('joined'), of('erased')])
  const now = mall.now()
  let count = 0
  for (const { userId } of back) {
    const done = await mall.db.transaction(async (tx) => {
      if ((await tx.run(lockErased, [userId])).length === 0) return null
      return eraseMember(tx, userId, { actor: systemActor('repeat erasures'), now })
    })
    if (!done) continue
    await mall.invalidate(done.tags)
    count += 1
  }
  return count
}
