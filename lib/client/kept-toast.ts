import { toast, toasts } from './toast'

/** Where `keepSuccess` keeps a message; `Toaster` looks there first, so that other pages load none of this. */
export const keptToastKey = 'toast'

/** Keeps the last success for the document that replaces this one: 登录成功 belongs to the navigation that it caused. */
export function keepSuccess(): void {
  const text = toasts.get().findLast(({ kind }) => kind === 'success')?.text
  try {
    if (text) sessionStorage.setItem(keptToastKey, text)
  } catch {
    // Without storage the message ends with the document.
  }
}

/** Shows what `keepSuccess` of the previous document kept. */
export function showKept(): void {
  const text = sessionStorage.getItem(keptToastKey)
  sessionStorage.removeItem(keptToastKey)
  if (text) toast.success(text)
}
