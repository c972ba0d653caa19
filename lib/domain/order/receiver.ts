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
  if (receiver.name === '') return '请填写正确的收货人姓名'
  if (receiver.mobile === '') return '请填写联系方式'
  if (receiver.state === '') return '请填写省份'
  if (receiver.city === '') return '请填写城市'
  if (receiver.address === '') return '请填写详细地址'
  return null
}
