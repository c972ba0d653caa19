import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Profile } from '@/lib/contract/people/profile'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { ProfileAnswer } from '@/lib/domain/person/profile'
import type { Transaction } from '@/lib/server/ground/db/connection'
import { members } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { bindUploads, releaseUploads } from '@/lib/server/ground/upload/bind-uploads'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { loadProfile } from './load-profile'
import { parseProfile, readProfileForm, type ProfileForm } from './profile-fields'
import { parseAnswers } from './profile-questions'

const keys = ['username', 'sex', 'birthday', 'email'] as const

/** A value as `GET member` shows it: clients send shown values back (contract member §5.14). */
const isMasked = (key: (typeof keys)[number], value: string): boolean => {
  if (key === 'sex') return value === '*' || value === '-'
  return key !== 'username' && value.includes('**')
}

/** The fields that were sent, except masked values. */
function sentFields(form: ProfileForm): ProfileForm {
  const sent = keys.flatMap((key) => {
    const value = form[key]
    return value === undefined || isMasked(key, value) ? [] : [[key, value] as const]
  })
  return Object.fromEntries(sent)
}

/** The column of answers with these changed; empty ones are removed. */
function withAnswers(answers: [key: string, answer: ProfileAnswer][]) {
  const given = Object.fromEntries(answers.filter(([, answer]) => answer.length > 0))
  const empty = answers.flatMap(([key, answer]) => (answer.length > 0 ? [] : [key]))
  const kept = sql`${members.answers} || ${JSON.stringify(given)}::jsonb`
  return empty.reduce((column, key) => sql`(${column}) - ${key}::text`, kept)
}

/** The column of a sent picture: clients may also send back the current one. */
async function newAvatar(tx: Transaction, userId: number, avatar: string | undefined) {
  if (avatar === undefined) return {}
  const before = (await loadProfile(tx, userId)).avatar
  if (avatar === before || (before !== '' && avatar.endsWith(before))) return {}
  const use = { purpose: 'avatar', id: userId, distributorId: 0 } as const
  const paths = avatar === '' ? [] : await bindUploads(tx, userId, [avatar], use)
  await releaseUploads(tx, use, paths)
  return { avatar: paths[0] ?? '' }
}

/**
 * Changes the fields that were sent, including those that the mall does not ask for: its own form leaves them out,
 * other clients send any field (contract member §5.14).
 * @param form.avatar the path of a picture that the member uploaded; empty for none
 * @throws MallError 请填写数据! without a field; the message of an empty required field or of an invalid one
 */
export async function saveProfile(
  mall: Mall,
  userId: number,
  form: ProfileForm & { avatar?: string | undefined } & Readonly<Record<string, unknown>>,
): Promise<Profile> {
  const sent = sentFields(form)
  const { avatar } = form
  const known = keys.filter((key) => form[key] !== undefined)
  const { fields, questions } = await readProfileForm(mall.db)
  const hasAnswer = questions.some(({ key }) => form[key] !== undefined)
  if (known.length === 0 && !hasAnswer && avatar === undefined)
    throw new MallError(memberMessages.profileEmpty)
  const isAsked = (key: string) => fields[key]?.is_open && fields[key].is_required
  const missing = Object.entries(sent).find(([key, value]) => value === '' && isAsked(key))
  if (missing) throw new MallError(fields[missing[0]]?.required_message ?? memberMessages.profileEmpty)
  const parsed = parseProfile(sent, mall.now())
  const changes = Object.fromEntries(
    Object.keys(sent).map((key) => [key, parsed[key as keyof typeof parsed]]),
  )
  const answers = Object.entries(parseAnswers(questions, form))
  await mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const set = {
      ...changes,
      ...(await newAvatar(tx, userId, avatar)),
      ...(answers.length > 0 && { answers: withAnswers(answers) }),
      updated: mall.now(),
    }
    await tx.orm.update(members).set(set).where(eq(members.userId, userId))
  })
  return loadProfile(mall.db, userId)
}
