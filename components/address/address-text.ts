import type { Address } from '@/lib/contract/people/address'

/** The address in one line; a municipality, which is province and city, appears once. */
export const addressLine = ({ province, city, county, adrdetail }: Address): string =>
  [...new Set([province, city, county])].filter(Boolean).join(' ') + ` ${adrdetail}`
