import { factorCode, factorPage } from '@/lib/domain/desk/factor'
import { ApiError } from '../call/api-error'

/**
 * Leaves for the page of the second factor when a call of the desk was refused for want of one; it leads back.
 * @returns whether it leaves
 */
export function leaveForFactor(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== factorCode) return false
  const next = location.pathname + location.search
  location.replace(`${factorPage}?next=${encodeURIComponent(next)}`)
  return true
}
