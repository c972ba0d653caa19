import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'

/** Tones in pill.css. */
const tones = {
  brand: 'tag',
  /** For everything about the renewal programme. */
  programme: 'tag tag-programme',
  accent: 'tag tag-accent',
  plain: 'tag tag-plain',
  solid: 'tag tag-solid',
} as const

/** A small outlined label on a card: 国补, 秒杀, 满减. */
export function Tag({
  tone = 'brand',
  className,
  children,
}: {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}) {
  return <span className={cx(tones[tone], className)}>{children}</span>
}

/** A selected filter with a button that removes it. */
export function RemovablePill({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`移除 ${label}`}
      className="border-brand/40 bg-brand-tint text-brand hover:border-brand inline-flex h-7 items-center gap-1 rounded-full border px-3 text-xs transition-colors max-md:h-9"
    >
      {label}
      <X className="size-3" aria-hidden />
    </button>
  )
}
