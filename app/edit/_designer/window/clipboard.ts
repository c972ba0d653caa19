import { holdsWidgets } from '../core/commands/clipboard'

/** The last copied text of this window, for browsers that do not let menus read the clipboard. */
let last = ''

/** Copies a text from a menu. Keys use the browser's own events, which need no permission. */
export async function writeClipboard(text: string): Promise<void> {
  last = text
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // It can still be pasted in this window.
  }
}

/** The widgets in the clipboard; the text copied last in this window when it cannot be read. */
export async function readClipboard(): Promise<string> {
  try {
    const text = await navigator.clipboard.readText()
    return holdsWidgets(text) ? text : last
  } catch {
    return last
  }
}

/** Keys have copied a text. */
export const rememberCopied = (text: string): void => {
  last = text
}
