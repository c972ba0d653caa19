import * as memberMessages from './messages/member'

/** Rules for text that people type. Each `…Problem` returns the message to show, or null for a valid text. */

const mobilePattern = /^1[3-9]\d{9}$/

/** Mainland mobile number: 11 digits, first 1, second 3 to 9 (spec 1 §5). */
export const isMobile = (text: string): boolean => mobilePattern.test(text)

/** Messages of contract member §18. */
export function mobileProblem(text: string): string | null {
  if (text === '') return memberMessages.mobileEmpty
  return isMobile(text) ? null : memberMessages.mobileNotValid
}

/** 8 to 20 characters, letters and digits mixed, nothing else (spec 1 §5). */
export function passwordProblem(text: string): string | null {
  if (text === '') return memberMessages.passwordEmpty
  if (/[^A-Za-z\d]/.test(text)) return '密码不能包括特殊字符'
  const isValid = /^.{8,20}$/.test(text) && /[A-Za-z]/.test(text) && /\d/.test(text)
  return isValid ? null : '8-20位密码，必须为数字和字母混合'
}

/** The repeated password must equal the first (spec 1 §5). An empty one never does, not even an empty first one. */
export function repeatProblem(password: string, repeated: string): string | null {
  if (repeated === '') return memberMessages.passwordToRepeat
  return password === repeated ? null : '输入的密码不一致'
}

/**
 * One `@`, a dotted domain, no blanks (spec 1 §5): local part and labels of the characters that mail systems accept
 * without quotes, letters of other scripts among them.
 */
export const emailProblem = (text: string): string | null =>
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(text) &&
  text.length <= 254
    ? null
    : memberMessages.emailInvalid

/** Tax number of a company: 15, 17, 18 or 20 capital letters or digits (spec 1 §5). */
export const isTaxNumber = (text: string): boolean =>
  /^(?:[A-Z\d]{15}|[A-Z\d]{17,18}|[A-Z\d]{20})$/.test(text)

/**
 * Whether a name of a region has only letters, digits and Chinese characters (contract member §6). The middle dot is
 * part of several names.
 */
export const isPlainName = (text: string): boolean => /^[\p{Script=Han}A-Za-z\d·]{1,30}$/u.test(text)

/**
 * Whether a text is the name of a receiver: letters of any script and digits, and between them the blanks, dots,
 * apostrophes and hyphens that names have, as in 古丽•热合曼, Mary Ann O'Neil and 王 小明 (contract member §6).
 */
export const isReceiverName = (text: string): boolean =>
  text.length <= 30 && /^[\p{L}\p{M}\p{Nd}]+(?:[ \u3000·•・‧.'’-]{1,3}[\p{L}\p{M}\p{Nd}]+)*\.?$/u.test(text)

/** Postal code: six digits. */
export const isPostalCode = (text: string): boolean => /^\d{6}$/.test(text)

/** Whether a text is an existing day as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  return Boolean(year && month && month <= 12 && day && day <= daysInMonth(year, month))
}

/** Number of days of a month; months count from 1. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()
