import { createStore } from './store'

export type ToastKind = 'success' | 'error' | 'info'

export interface ToastMessage {
  id: number
  kind: ToastKind
  text: string
}

/** Milliseconds that a message is shown (spec 1 §9). */
export const toastDuration = 3000
const none: readonly ToastMessage[] = []

/** The visible message, at most one. Rendered by `Toaster`. */
export const toasts = createStore<readonly ToastMessage[]>(none)
export const noToasts = () => none

let lastId = 0

function show(kind: ToastKind, text: string): void {
  const id = ++lastId
  // A message replaces the earlier one: two at a time are read by nobody.
  toasts.set([{ id, kind, text }])
  setTimeout(() => toasts.set(toasts.get().filter((message) => message.id !== id)), toastDuration)
}

/** Shows the visible messages again, above a dialog that has just opened: the top layer is in the sequence of opening. */
export const raiseToasts = () => {
  if (toasts.get().length > 0) toasts.set([...toasts.get()])
}

/** Removes the errors of a page that was left. */
export const dropErrors = () => toasts.set(toasts.get().filter(({ kind }) => kind !== 'error'))

/** Shows a short message at the top of the window for three seconds (spec 1 §4). */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}
