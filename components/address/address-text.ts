import type { Address } from '@/lib/contract/address'

/** Province to street in one line; a municipality is not said twice. */
export const addressLine = ({ province, city, county, adrdetail }: Address): string =>
  [...new Set([province, city, county])].filter(Boolean).join(' ') + ` ${adrdetail}`
