import { ApiError, fallbackMessage } from './api-error'
import { toast } from './toast'

/** The one place where failed calls become toasts (spec 1 §8). A dead token says nothing: the login page follows. */
export function tellFailure(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  toast.error(error instanceof Error && error.message ? error.message : fallbackMessage)
}
