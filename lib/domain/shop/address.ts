/** The address of a shop by parts. */
export interface AddressParts {
  province: string
  city: string
  area: string
  address: string
  houseNumber?: string
}

const municipalities = ['北京市', '上海市', '天津市', '重庆市']

/** The address from province to house number; municipalities omit the city (contract goods §10.1). */
export function fullAddress({ province, city, area, address, houseNumber = '' }: AddressParts): string {
  const town = municipalities.includes(province) || city === province ? '' : city
  return `${province}${town}${area}${address}${houseNumber}`
}
