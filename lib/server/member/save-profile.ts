import 'server-only'
import { eq } from 'drizzle-orm'
import type { Profile } from '@/lib/contract/profile'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { members } from '@/lib/server/db/schema'
import { bindUploads } from '@/lib/server/upload/bind-uploads'
import { loadProfile } from './load-profile'
import { parseProfile, readProfileFields, type ProfileForm } from './profile-fields'

const keys = ['username', 'sex', 'birthday', 'email'] as const

/** A value as `GET member` shows it: clients send back what they were shown (contract member §5.14). */
const isMasked = (key: (typeof keys)[number], value: string): boolean => {
  if (key === 'sex') return value === '*' || value === '-'
  return key !== 'username' && value.includes('**')
}

/** What was sent and is no masked value. */
function sentFields(form: ProfileForm): ProfileForm {
  const sent = keys.flatMap((key) => {
    const value = form[key]
    return value === undefined || isMasked(key, value) ? [] : [[key, value] as const]
  })
  return Object.fromEntries(sent)
}

/**
 * Changes the fields that were sent.
 * @param form.avatar the path of a picture that the member uploaded; empty for none
 * @throws MallError 请填写数据! without a field; the message of an empty required field or of an invalid one
 */
export async function saveProfile(
  mall: Mall,
  userId: number,
  form: ProfileForm & { avatar?: string | undefined },
): Promise<Profile> {
  const sent = sentFields(form)
  const { avatar } = form
  const known = keys.filter((key) => form[key] !== undefined)
  if (known.length === 0 && avatar === undefined) throw new MallError('请填写数据!')
  const fields = await readProfileFields(mall.db)
  const missing = Object.entries(sent).find(([key, value]) => value === '' && fields[key]?.is_required)
  if (missing) throw new MallError(fields[missing[0]]?.required_message ?? '请填写数据!')
  const parsed = parseProfile(sent)
  const changes = Object.fromEntries(
    Object.keys(sent).map((key) => [key, parsed[key as keyof typeof parsed]]),
  )
  await mall.db.transaction(async (tx) => {
    const [path = ''] = avatar
      ? await bindUploads(tx, userId, [avatar], { purpose: 'avatar', id: userId, distributorId: 0 })
      : []
    const set = { ...changes, ...(avatar === undefined ? {} : { avatar: path }), updated: mall.now() }
    await tx.orm.update(members).set(set).where(eq(members.userId, userId))
  })
  return loadProfile(mall.db, userId)
}
