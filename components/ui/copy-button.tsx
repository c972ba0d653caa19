'use client'
import { Copy } from '@/components/ui/icons/copy'
import { copyNumber } from '@/lib/client/press/copy'

/** Copies a number to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copyNumber(text)}
      className="text-link hover:text-brand inline-flex shrink-0 items-center gap-1 text-xs whitespace-nowrap transition-colors max-md:min-h-11"
    >
      <Copy className="size-3.5" strokeWidth={1.5} aria-hidden />
      复制
    </button>
  )
}
