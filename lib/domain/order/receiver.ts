import * as addressMessages from '../messages/address'

/** A delivery address as an order stores it. */
export interface Receiver {
  name: string
  mobile: string
  state: string
  city: string
  district: string
  address: string
  zip: string
}

/** The text for the first missing field of an address, or null (contract trade §6.3). */
export function receiverProblem(receiver: Receiver): string | null {
  if (receiver.name === '') return addressMessages.receiverNameInvalid
  if (receiver.mobile === '') return addressMessages.receiverContactMissing
  if (receiver.state === '') return '请填写省份'
  if (receiver.city === '') return '请填写城市'
  if (receiver.address === '') return addressMessages.streetMissing
  return null
}
