import type { AftersaleAddress } from '@/lib/contract/trade/aftersale'

/** An address of the desk in one line; a municipality, which is province and city, appears once. */
export const addressText = ({ contact, mobile, province, city, area, address }: AftersaleAddress): string =>
  `${contact} ${mobile} ${[...new Set([province, city, area])].join('')}${address}`
