'use client'
import { api } from '../call/api'
import { ApiError } from '../call/api-error'
import { hasGuestCart } from '../cart/guest-presence'
import { hasCarriedPress } from '../press/carried-press'
import { forgetUser, rememberUser } from './session-cookie'

/** See `protect`; loaded with the first form that is sent. */
const protect = async (text: string) => (await import('../call/protect')).protect(text)

/**
 * Loads the member of the token that the response just set as an HttpOnly cookie (spec 1 §4), merges the guest cart and
 * carries out the action that the guest requested, so that the next page shows it.
 */
export async function loadMember(): Promise<void> {
  rememberUser(await api.member.info({}))
  if (hasGuestCart()) {
    const { mergeGuestCart } = await import('../cart/merge-guest-cart')
    await mergeGuestCart()
  }
  if (hasCarriedPress()) {
    const { finishCarriedPress } = await import('../press/finish-carried-press')
    await finishCarriedPress()
  }
}

/**
 * Signs in with a password.
 * @param input.account mobile number or e-mail address
 * @throws ApiError with the message for the shopper
 */
export async function signIn(input: { account: string; password: string }): Promise<void> {
  await api.session.login({ username: await protect(input.account), password: await protect(input.password) })
  await loadMember()
}

/**
 * Signs in with an sms code.
 * @throws ApiError with the message for the shopper
 */
export async function signInWithCode(input: { mobile: string; vcode: string }): Promise<void> {
  await api.session.login({ username: await protect(input.mobile), check_type: 'mobile', vcode: input.vcode })
  await loadMember()
}

/**
 * Signs a staff member in with the work id and its sms code, after the staff agreement was accepted.
 * @throws ApiError with the message for the shopper
 */
export async function signInStaff(input: { workId: string; vcode: string }): Promise<void> {
  await api.staff.login({ work_id: input.workId, vcode: input.vcode, license: true })
  await loadMember()
}

interface Registration {
  mobile: string
  password: string
  vcode: string
  /** The fields of the profile form by key. */
  [field: string]: string
}

/**
 * Registers and signs in.
 * @throws ApiError with the message for the shopper
 */
export async function signUp(input: Registration): Promise<void> {
  await api.member.register({
    ...input,
    mobile: await protect(input.mobile),
    password: await protect(input.password),
    user_type: 'local',
  })
  await loadMember()
}

/**
 * Sets a new password for the signed-in member with a code sent to their number, and signs out all other devices.
 * @throws ApiError with the message for the shopper
 */
export async function changePassword(input: { password: string; vcode: string }): Promise<void> {
  await api.member.resetPassword({
    vcode: input.vcode,
    password: await protect(input.password),
    keep_session: true,
  })
}

/**
 * Sets the first password of a member who signed in otherwise.
 * @throws ApiError with the message for the shopper
 */
export async function setFirstPassword(password: string): Promise<void> {
  await api.account.setPassword({
    password: await protect(password),
    password_confirmation: await protect(password),
  })
}

/** Ends all sessions of the member, this one too. */
export async function signOutEverywhere(): Promise<void> {
  await api.session.logoutEverywhere({})
  forgetUser()
}

/** The password, or the sms code that was sent to the own number; empty for a member who has neither. */
interface OwnerProof {
  password?: string
  vcode?: string
}

const protectedProof = async ({ password, vcode }: OwnerProof) => ({
  ...(password && { password: await protect(password) }),
  ...(vcode && { vcode }),
})

/**
 * Asks to close the member's account, which is done after the days to withdraw.
 * @returns what happens when
 * @throws ApiError with the reason why that is not possible
 */
export async function closeAccount(proof: OwnerProof): Promise<string> {
  const { status, msg } = await api.account.close({ is_delete: true, ...(await protectedProof(proof)) })
  if (!status) throw new ApiError(msg, 422)
  return msg
}

/** The address of the file with the member's personal data, which works once. @throws ApiError for a wrong proof */
export async function askPersonalData(proof: OwnerProof): Promise<string> {
  const { key } = await api.account.personalData(await protectedProof(proof))
  return `/api/h5app/wxapp/member/personal-data/file?key=${encodeURIComponent(key)}`
}

/**
 * Sets a new password and signs out all devices, including this one.
 * @param input.mobile empty for the number of the signed-in member
 * @throws ApiError with the message for the shopper
 */
export async function resetPassword(input: {
  mobile: string
  password: string
  vcode: string
}): Promise<void> {
  await api.member.resetPassword({
    vcode: input.vcode,
    password: await protect(input.password),
    ...(input.mobile ? { mobile: await protect(input.mobile) } : {}),
  })
  forgetUser()
}
