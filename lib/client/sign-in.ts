'use client'
import { obfuscate } from '@/lib/domain/obfuscate'
import { api } from './api'
import { forgetUser, rememberUser } from './session-cookie'

/** Who that is, after the token has become an HttpOnly cookie (spec 1 §4). */
const greet = async () => rememberUser(await api.member.info({}))

/**
 * Signs in with a password.
 * @throws ApiError with the mall's sentence
 */
export async function signIn(typed: { mobile: string; password: string }): Promise<void> {
  await api.session.login({ username: obfuscate(typed.mobile), password: obfuscate(typed.password) })
  await greet()
}

/**
 * Signs in with an sms code.
 * @throws ApiError with the mall's sentence
 */
export async function signInWithCode(typed: { mobile: string; vcode: string }): Promise<void> {
  await api.session.login({ username: obfuscate(typed.mobile), check_type: 'mobile', vcode: typed.vcode })
  await greet()
}

type Registration = Parameters<typeof api.member.register>[0]

/**
 * Registers and signs in.
 * @throws ApiError with the mall's sentence
 */
export async function signUp(
  typed: Omit<Registration, 'user_type' | 'check_type'> & { password: string },
): Promise<void> {
  await api.member.register({
    ...typed,
    mobile: obfuscate(typed.mobile),
    password: obfuscate(typed.password),
    user_type: 'local',
  })
  await greet()
}

/**
 * Sets a new password; every device, this one included, has to sign in again.
 * @param mobile empty for the signed-in member's own number
 * @throws ApiError with the mall's sentence
 */
export async function resetPassword(typed: {
  mobile: string
  password: string
  vcode: string
}): Promise<void> {
  await api.member.resetPassword({
    vcode: typed.vcode,
    password: obfuscate(typed.password),
    ...(typed.mobile ? { mobile: obfuscate(typed.mobile) } : {}),
  })
  forgetUser()
}
