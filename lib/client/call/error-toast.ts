import { notifyRefusedPress } from '../person/signed-out'
import { toast } from '../press/toast'
import { fallbackMessage, isSignedOut } from './api-error'

/** Shows a failed action as a toast (spec 1 §8). Status 401 shows none: the login page opens instead. */
export function showErrorToast(error: unknown): void {
  if (isSignedOut(error)) notifyRefusedPress()
  else toast.error(error instanceof Error && error.message ? error.message : fallbackMessage)
}

/** The same for requests that a page makes on its own. After a 401 a public page stays, as that of a guest. */
export function showReadErrorToast(error: unknown): void {
  if (!isSignedOut(error)) showErrorToast(error)
}
