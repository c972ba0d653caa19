import { toast } from './toast'

/** Writes a text to the clipboard and shows the result. Without a secure context there is no clipboard. */
async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(failed)
  }
}

export const copyLink = (url: string): Promise<void> =>
  copy(url, '链接已复制', '复制失败，请手动复制地址栏链接')

/** Copies a number, which can still be selected when this fails. */
export const copyNumber = (text: string): Promise<void> => copy(text, '已复制', '复制失败，请手动复制')
