import { toast, toasts } from './toast'

/**
 * Where `keepSuccess` keeps messages, a line each; `Toaster` looks there first, so that other pages load none of this.
 */
const keptToastKey = 'toast'

/** Keeps the successes for the document that replaces this one: 登录成功 belongs to the navigation that it caused. */
export function keepSuccess(): void {
  const texts = toasts.get().flatMap(({ kind, text }) => (kind === 'success' ? [text] : []))
  try {
    if (texts.length > 0) sessionStorage.setItem(keptToastKey, texts.join('\n'))
  } catch {
    // Without storage the message ends with the document.
  }
}

/** Shows the messages that `keepSuccess` of the previous document stored. */
export function showKept(): void {
  const texts = sessionStorage.getItem(keptToastKey)?.split('\n') ?? []
  sessionStorage.removeItem(keptToastKey)
  texts.forEach((text) => toast.success(text))
}
