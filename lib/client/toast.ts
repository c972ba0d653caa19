import { createStore } from './store'

export type ToastKind = 'success' | 'error' | 'info'

export interface ToastMessage {
  id: number
  kind: ToastKind
  text: string
}

/** Milliseconds that a message is shown (spec 1 §9). */
export const toastDuration = 3000
/** Messages shown at once; further ones replace the oldest. */
const maxToasts = 3

const none: readonly ToastMessage[] = []

/** The visible messages, oldest first. Rendered by `Toaster`. */
export const toasts = createStore<readonly ToastMessage[]>(none)
export const noToasts = () => none

let lastId = 0

function show(kind: ToastKind, text: string): void {
  const id = ++lastId
  // A repeated message replaces the earlier one and restarts its time.
  const others = toasts.get().filter((message) => message.text !== text || message.kind !== kind)
  toasts.set([...others, { id, kind, text }].slice(-maxToasts))
  setTimeout(() => toasts.set(toasts.get().filter((message) => message.id !== id)), toastDuration)
}

/** Shows a short message at the top of the window for three seconds (spec 1 §4). */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}
