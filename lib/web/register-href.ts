import { plainMobile } from '@/lib/domain/mobile'
import { isMobile } from '@/lib/domain/validate'

const mark = '#mobile='

/**
 * The page of registration, with the number that somebody has typed already. It stands behind `#`, which browsers send to nobody.
 * @param target path to open afterwards
 */
export function registerHref(target: string, typed: string): string {
  const mobile = plainMobile(typed)
  return `/auth/reg?redirectUrl=${encodeURIComponent(target)}${isMobile(mobile) ? mark + mobile : ''}`
}

/** The number in the hash of an address from `registerHref`; empty for none. */
export function mobileOfHash(hash: string): string {
  const mobile = hash.startsWith(mark) ? hash.slice(mark.length) : ''
  return isMobile(mobile) ? mobile : ''
}
