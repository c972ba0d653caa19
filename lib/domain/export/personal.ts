import { isPlaceholderMobile } from '../person/email-account'
import { maskAddress, maskBirthday, maskEmail, maskMobile, maskName } from '../person/mask'

/** Personal data in exported tables, as it is or masked. */
export interface Personal {
  mobile: (text: string) => string
  name: (text: string) => string
  email: (text: string) => string
  birthday: (text: string) => string
  address: (text: string) => string
  /** What has no form of its own, such as an income. */
  other: (text: string) => string
}

const same = (text: string) => text

/** Closed accounts and those of an e-mail address have no number. */
const realMobile = (mobile: string) =>
  isPlaceholderMobile(mobile) || mobile.startsWith('closed-') ? '' : mobile

/** @param isShown whether the person who exports may take it away */
export const personal = (isShown: boolean): Personal =>
  isShown
    ? { mobile: realMobile, name: same, email: same, birthday: same, address: same, other: same }
    : {
        mobile: (text) => maskLandline(maskMobile(realMobile(text))),
        name: (text) => (text === '' ? '' : maskName(text)),
        email: maskEmail,
        birthday: maskBirthday,
        address: maskAddress,
        other: (text) => (text === '' ? '' : '***'),
      }

/** Numbers that are no mobile numbers. */
const maskLandline = (text: string) =>
  text.includes('*') || text.length < 5 ? text : `${text.slice(0, 3)}****${text.slice(-2)}`
