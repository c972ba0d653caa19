import 'server-only'
import type { Profile } from '@/lib/contract/people/profile'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { maskMobile } from '@/lib/domain/person/mask'
import { daySeconds } from '@/lib/domain/time/china'
import { isMobile } from '@/lib/domain/validate'
import { violatedConstraint } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { isRegistered } from '@/lib/server/people/account/find-account'
import { readMobile } from '@/lib/server/people/secret-fields/read-field'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { loadProfile } from './load-profile'
import { setMobile } from './sql'

/** Seconds between two changes (contract member §5.14). */
const interval = 30 * daySeconds

const invalid = () => new MallError(memberMessages.mobileUnlawful)
const taken = () => new MallError('用户手机号已经存在')

/**
 * Moves the account of a member to another number.
 * @param own the member's number
 * @param form.oldMobile the current number, plain or masked; without it the token alone identifies the account
 * @throws MallError 请输入合法的手机号, 短信验证码错误, 用户手机号已经存在, 手机号每30天只可修改一次
 */
export async function changeMobile(
  mall: Mall,
  { userId, mobile: own }: { userId: number; mobile: string },
  form: { oldMobile: string | undefined; newMobile: string; code: string },
): Promise<Profile> {
  const mobile = await readMobile(mall, form.newMobile)
  const old = form.oldMobile && (await readMobile(mall, form.oldMobile))
  if (!isMobile(mobile) || (old && old !== own && old !== maskMobile(own))) throw invalid()
  await checkSmsCode(mall, 'update', mobile, form.code)
  // Only reached by the owner of the number, after the code was checked.
  if (await isRegistered(mall.db, mobile)) throw taken()
  const at = mall.now()
  const changed = await mall.db
    .run(setMobile, [userId, mobile, at, at - interval])
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'members_mobile_unique') throw taken()
      throw error
    })
  if (changed.length === 0) throw new MallError('手机号每30天只可修改一次')
  return loadProfile(mall.db, userId)
}
