import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { ApiError } from '@/lib/client/api-error'

/** Whether the mall answered with a refusal of its own, and did not fail. */
export const isRefused = (error: unknown): boolean =>
  (error instanceof MallError && error.status < 500) || (error instanceof ApiError && error.status < 500)

/** Gives null instead of the contract's refusal for something that is not there. */
export async function nullIfNotFound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
