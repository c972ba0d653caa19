import { createStore } from './store'

export type ToastKind = 'success' | 'error' | 'info'

export interface ToastMessage {
  id: number
  kind: ToastKind
  text: string
}

/** How long a message stays (spec 1 §9). */
export const toastLife = 3000
/** More than this at once is noise; the oldest gives way. */
const most = 3

const none: readonly ToastMessage[] = []

/** What the toaster shows, oldest first. */
export const toasts = createStore<readonly ToastMessage[]>(none)
export const noToasts = () => none

let lastId = 0

function show(kind: ToastKind, text: string): void {
  const id = ++lastId
  // The same sentence twice in a row is one event: only its time starts again.
  const others = toasts.get().filter((message) => message.text !== text || message.kind !== kind)
  toasts.set([...others, { id, kind, text }].slice(-most))
  setTimeout(() => toasts.set(toasts.get().filter((message) => message.id !== id)), toastLife)
}

/** Short messages at the top of the window, gone after three seconds (spec 1 §4). */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}
