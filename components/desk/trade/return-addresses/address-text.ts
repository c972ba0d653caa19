import type { AftersaleAddress } from '@/lib/contract/trade/aftersale'
import { regionText } from '@/lib/domain/delivery/region-text'

/** An address of the desk in one line. */
export const addressText = ({ contact, mobile, province, city, area, address }: AftersaleAddress): string =>
  `${contact} ${mobile} ${regionText(province, city, area)}${address}`
