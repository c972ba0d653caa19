import { visibleText } from '../visible-text'
import { isPlaceholderMobile } from './email-account'

/** Masks personal data. Values that do not have the expected form stay unchanged. */

/**
 * `13800138000` → `138****8000` (spec 1 §2, customer header). Already masked numbers stay as they are; a placeholder is
 * empty.
 */
export const maskMobile = (mobile: string): string =>
  isPlaceholderMobile(mobile) ? '' : mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

/** Keeps the first and last character of the local part (contract member §5.13). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const local = [...email.slice(0, at)]
  const tail = local.length > 1 ? local.at(-1) : ''
  return `${local[0]}****${tail}${email.slice(at)}`
}

/** `1990-05-19` → `****-**-*9` (contract member §5.13). */
export const maskBirthday = (birthday: string): string =>
  birthday.replace(/^\d{4}-\d{2}-\d(\d)$/, '****-**-*$1')

/** Keeps the first six characters of an address (contract member §5.13). */
export const maskAddress = (address: string): string =>
  address && `${[...address].slice(0, 6).join('')}******`

/** `6222021234567890` → `************7890`: the last four digits tell the owner which account it is. */
export const maskAccount = (account: string): string =>
  account.length < 8 ? account : account.slice(0, -4).replaceAll(/./g, '*') + account.slice(-4)

/** The name shown for reviewers without a name (contract goods §13). */
export const anonymousName = '匿名用户'

/** A name for other shoppers: `林知夏` → `林*夏`, `林夏` → `林*`; a mobile number as in `maskMobile`. */
export function maskName(name: string): string {
  // Names of earlier versions may have hidden characters.
  const seen = visibleText(name).trim()
  const characters = [...seen]
  const [first] = characters
  if (first === undefined) return anonymousName
  if (/^1\d{10}$/.test(seen)) return maskMobile(seen)
  return characters.length < 3 ? `${first}*` : `${first}*${characters.at(-1) ?? ''}`
}
