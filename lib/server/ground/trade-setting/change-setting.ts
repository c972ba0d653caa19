import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { json, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'

const lockSetting = statement(
  'setting_lock',
  `insert into settings (key, value, updated) values ($1, '{}', $2)
   on conflict (key) do update set value = settings.value returning value`,
  { value: json<Record<string, unknown>>() },
)
const storeSetting = statement('setting_store', `update settings set value = $2, updated = $3 where key = $1`)

/**
 * Changes some fields of a setting that is stored under contract names, with an audit row of the changes. Other fields,
 * including those of clients that this mall does not know, stay as they are.
 * @param changed fields that are undefined keep their value
 * @param read the setting as operators see it, with its defaults
 * @param problemOf the reason why the stored value would be invalid; null for a valid one
 * @returns the setting after the change
 * @throws MallError with the text of `problemOf`
 */
export async function changeSetting<T extends object>(
  mall: Mall,
  actor: Actor,
  key: 'trade' | 'point' | 'deposit',
  changed: { [K in keyof T]?: T[K] | undefined },
  read: (value: Record<string, unknown> | null) => T,
  problemOf: (value: Record<string, unknown>) => string | null = () => null,
): Promise<T> {
  const values = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  return mall.db.transaction(async (tx) => {
    const [stored] = await tx.run(lockSetting, [key, mall.now()])
    const next = { ...stored?.value, ...values }
    const problem = problemOf(next)
    if (problem !== null) throw new MallError(problem)
    await tx.run(storeSetting, [key, JSON.stringify(next), mall.now()])
    const [before, after] = [read(stored?.value ?? null), read(next)]
    const names = Object.keys(values) as (keyof T)[]
    const pick = (of: T) => Object.fromEntries(names.map((name) => [name, of[name]]))
    await recordAudit(
      tx,
      {
        actor,
        event: 'storeSettings',
        subject: 'setting',
        subjectId: key,
        before: pick(before),
        after: pick(after),
      },
      mall.now(),
    )
    return after
  })
}
