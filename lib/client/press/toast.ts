import { createStore } from '../form/store'

export type ToastKind = 'success' | 'error' | 'info'

export interface ToastMessage {
  id: number
  kind: ToastKind
  text: string
}

/** Milliseconds that a message is shown (spec 1 §9). */
const toastDuration = 3000
/** Messages shown at once; further ones replace the oldest. */
const maxToasts = 3
/** Milliseconds within which messages come from the same press, such as 登录成功 and 商品收藏成功, and stand together. */
const samePress = 500

const none: readonly ToastMessage[] = []

/** The visible messages, oldest first. Rendered by `Toaster`. */
export const toasts = createStore<readonly ToastMessage[]>(none)
export const noToasts = () => none

let lastId = 0
let lastAt = 0

/** Messages that differ in their numbers only have the same reason, such as 最大库存为3件 and 最大库存为5件. */
const reasonOf = ({ kind, text }: Pick<ToastMessage, 'kind' | 'text'>) => kind + text.replace(/\d+/g, '')

function show(kind: ToastKind, text: string): void {
  const id = ++lastId
  // A message replaces those of earlier presses and the one with the same reason; its time starts again.
  const reason = reasonOf({ kind, text })
  const isSamePress = Date.now() - lastAt < samePress
  lastAt = Date.now()
  const others = isSamePress ? toasts.get().filter((message) => reasonOf(message) !== reason) : []
  toasts.set([...others, { id, kind, text }].slice(-maxToasts))
  setTimeout(() => toasts.set(toasts.get().filter((message) => message.id !== id)), toastDuration)
}

/**
 * Shows the visible messages again, above a dialog that has just opened: the top layer is in the sequence of opening.
 */
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
