import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Actor } from '@/lib/domain/person/actor'
import { daySeconds, minuteText } from '@/lib/domain/time/china'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { StreamedFile } from '@/lib/server/ground/streamed-file'
import { personalZip } from './personal-zip'

/** Seconds for which a key works. */
const lifetime = daySeconds
const perDay = { max: 5, window: daySeconds, message: '今天申请的次数过多，请明天再试' }

const addKey = statement(
  'personal_file_add',
  'insert into personal_files (digest, user_id, made_for, expires) values ($1, $2, $3, $4)',
)
/** A key is used once: the row is gone with it. */
const takeKey = statement(
  'personal_file_take',
  `delete from personal_files where digest = $1 and made_for = $2 and expires > $3 returning user_id as "userId"`,
  { userId: number },
)
const sweepKeys = statement('personal_files_sweep', 'delete from personal_files where expires <= $1')

const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** A key that downloads a file once. */
interface PersonalFileKey {
  key: string
  expires: number
}

/**
 * Makes the key with which a person downloads the personal data of a member once, within a day.
 * @param actor who may use it; the caller has checked that this is really the person
 * @throws MallError 429 今天申请的次数过多，请明天再试
 */
export async function makePersonalFile(
  mall: Mall,
  actor: Actor,
  { userId, reason }: { userId: number; reason?: string },
): Promise<PersonalFileKey> {
  const now = mall.now()
  const key = randomBytes(32).toString('base64url')
  const expires = now + lifetime
  await takeHit(mall.db, `personal-file:${userId}`, perDay, now)
  await mall.db.transaction(async (tx) => {
    await tx.run(addKey, [digestOf(key), userId, Number(actor.id), expires])
    const entry = { actor, event: 'requestPersonalData', subject: 'member', subjectId: userId }
    await recordAudit(tx, { ...entry, ...(reason !== undefined && { reason }) }, now)
  })
  return { key, expires }
}

/**
 * The file of a key, with an entry in the audit trail that is written before the first byte.
 * @throws MallError 链接无效或已过期 also for a key of somebody else, and for one that was used
 */
export async function readPersonalFile(mall: Mall, actor: Actor, key: string): Promise<File> {
  const now = mall.now()
  const userId = await mall.db.transaction(async (tx) => {
    const [taken] = await tx.run(takeKey, [digestOf(key), Number(actor.id), now])
    if (!taken) throw new MallError(memberMessages.linkLapsed)
    const entry = { actor, event: 'downloadPersonalData', subject: 'member', subjectId: taken.userId }
    await recordAudit(tx, entry, now)
    return taken.userId
  })
  const name = `个人信息-${minuteText(now).replaceAll(/\D/g, '')}.zip`
  return new StreamedFile(name, 'application/zip', personalZip(mall, userId))
}

/** Deletes keys that nobody used in time. @param now epoch seconds */
export const sweepPersonalFiles = (db: Queries, now: number): Promise<unknown> => db.run(sweepKeys, [now])
