'use client'
import { obscure } from '@/lib/domain/obscure'
import { api } from './api'
import { rememberUser } from './session'

/**
 * Signs in with a password, then asks who that is (spec 1 §4). The token stays in an HttpOnly cookie.
 * @throws ApiError with the mall's sentence
 */
export async function signIn(typed: { mobile: string; password: string }): Promise<void> {
  await api.session.login({ username: obscure(typed.mobile), password: obscure(typed.password) })
  rememberUser(await api.member.info({}))
}
