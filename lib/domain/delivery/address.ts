import * as addressMessages from '../messages/address'
import * as memberMessages from '../messages/member'
import { isMobile, isPlainName, isPostalCode, isReceiverName } from '../validate'

/** Most addresses of a member (contract member §6). */
export const maxAddresses = 20

/** A delivery address as typed into the form. */
export interface AddressDraft {
  username: string
  telephone: string
  province: string
  city: string
  /** Empty in a city without counties. */
  county: string
  adrdetail: string
  /** Six digits or empty. */
  postalCode: string
}

/** The message for each invalid field (contract member §6). */
export const addressSentences: Record<keyof AddressDraft, string> = {
  username: addressMessages.receiverNameInvalid,
  telephone: memberMessages.mobileInvalid,
  province: addressMessages.provinceInvalid,
  city: addressMessages.cityInvalid,
  county: addressMessages.districtInvalid,
  adrdetail: addressMessages.streetInvalid,
  postalCode: addressMessages.postcodeInvalid,
}

/** Why the form refuses a name of a receiver: the call says only that it is wrong. */
export const receiverNameText = "收货人姓名不能包含特殊符号，可使用文字、数字、空格和 · • ' -"

const isValid: { [field in keyof AddressDraft]: (text: string) => boolean } = {
  username: isReceiverName,
  telephone: isMobile,
  province: isPlainName,
  city: isPlainName,
  county: (text) => text === '' || isPlainName(text),
  adrdetail: (text) => text.trim() !== '' && text.length <= 120,
  postalCode: (text) => text === '' || isPostalCode(text),
}

/** The invalid fields, from top to bottom of the form. Does not check whether the region exists. */
export const badAddressFields = (draft: AddressDraft): (keyof AddressDraft)[] =>
  (Object.keys(isValid) as (keyof AddressDraft)[]).filter((field) => !isValid[field](draft[field]))
