'use client'
import { api } from '../call/api'
import { protect } from '../call/protect'
import { loadMember } from './sign-in'

interface SolvedCaptcha {
  token: string
  yzm: string
}

/**
 * Signs in with the code of a mail.
 * @throws ApiError with the message for the shopper
 */
export async function signInWithMail(input: { email: string; vcode: string }): Promise<void> {
  await api.session.login({
    username: await protect(input.email),
    check_type: 'email_otp',
    vcode: input.vcode,
  })
  await loadMember()
}

/** Sends the code to sign in with. @throws ApiError */
export const sendLoginMail = (email: string, captcha: SolvedCaptcha) =>
  api.emailAccount.code({ purpose: 'login', email, ...captcha })

/**
 * Registers an address; the link in the mail activates the account.
 * @returns the next step, for the shopper
 * @throws ApiError with the message for the shopper
 */
export async function registerEmail(
  input: { email: string; password: string },
  captcha: SolvedCaptcha,
): Promise<string> {
  const password = await protect(input.password)
  return (await api.emailAccount.register({ email: input.email, password, ...captcha })).message
}

/**
 * Sends the activation mail again.
 * @returns the next step, for the shopper
 * @throws ApiError with the message for the shopper
 */
export async function sendActivationMail(email: string, captcha: SolvedCaptcha): Promise<string> {
  return (await api.emailAccount.resend({ email, ...captcha })).message
}

/**
 * Sends the mail for a new password.
 * @returns the next step, for the shopper
 * @throws ApiError with the message for the shopper
 */
export async function sendResetMail(email: string): Promise<string> {
  return (await api.emailAccount.requestReset({ email })).message
}
