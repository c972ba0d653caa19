import { plainMobile } from '@/lib/domain/person/mobile'
import { isMobile } from '@/lib/domain/validate'

const key = 'mobile'

/**
 * Keeps a typed number for the next page of the sign-in, so that it is typed once. In this tab, not in the address,
 * which stays in the history of the browser.
 */
export function carryMobile(typed: string): void {
  const mobile = plainMobile(typed)
  try {
    if (isMobile(mobile)) sessionStorage.setItem(key, mobile)
  } catch {
    // Without storage the number is typed again.
  }
}

/** The number that the page before kept, once; empty for none. */
export function takeCarriedMobile(): string {
  try {
    const mobile = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return isMobile(mobile) ? mobile : ''
  } catch {
    return ''
  }
}
