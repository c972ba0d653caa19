import 'server-only'
import { ApiError } from '@/lib/client/call/api-error'
import { MallError } from '@/lib/domain/errors'

/** Whether the call was refused with a business error, and did not fail. */
export const isRefused = (error: unknown): boolean =>
  (error instanceof MallError && error.status < 500) || (error instanceof ApiError && error.status < 500)

/** Returns null when the call was refused because the thing does not exist. */
export async function nullIfNotFound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
