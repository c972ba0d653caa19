import { ApiError, fallbackMessage } from './api-error'
import { toast } from './toast'

/** Shows a failed call as a toast (spec 1 §8). Status 401 shows none: the login page opens instead. */
export function showErrorToast(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  toast.error(error instanceof Error && error.message ? error.message : fallbackMessage)
}
