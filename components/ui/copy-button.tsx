'use client'
import { Copy } from '@/components/ui/icons/copy'
import { toast } from '@/lib/client/press/toast'

/** Copies a number to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () => {
    // Without a secure context there is no clipboard; the number can still be selected.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    copied.then(
      () => toast.success('已复制'),
      () => toast.error('复制失败，请手动复制'),
    )
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={copy}
      className="text-link hover:text-brand inline-flex shrink-0 items-center gap-1 text-xs whitespace-nowrap transition-colors max-md:min-h-11"
    >
      <Copy className="size-3.5" strokeWidth={1.5} aria-hidden />
      复制
    </button>
  )
}
