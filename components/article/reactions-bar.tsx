import { cx } from '@/components/ui/cx'
import { Eye } from '@/components/ui/icons/eye'
import { ThumbsUp } from '@/components/ui/icons/thumbs-up'

interface ReactionsBarProps {
  /** Undefined while loading. */
  reads?: number
  praises?: number
  isPraised?: boolean
  busy?: boolean
  onPraise: () => void
}

/** Like button with the numbers of likes and readings. */
export function ReactionsBar({ reads, praises, isPraised = false, busy, onPraise }: ReactionsBarProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      <button
        type="button"
        aria-pressed={isPraised}
        aria-busy={busy || undefined}
        onClick={onPraise}
        className={cx(
          'inline-flex h-11 min-w-36 items-center justify-center gap-2 rounded-full border px-6 text-sm transition-colors',
          isPraised
            ? 'border-brand bg-brand-tint text-brand-deep'
            : 'border-line text-text hover:border-brand hover:text-brand',
        )}
      >
        <ThumbsUp className={cx('size-4', isPraised && 'fill-current')} aria-hidden />
        {isPraised ? '已赞' : '点赞'}
        {praises ? (
          <span translate="no" className="nums">
            {praises}
          </span>
        ) : null}
      </button>
      {/* Reserves the line while the number loads. */}
      <p className="text-muted flex h-4 items-center gap-1 text-xs">
        {reads !== undefined && (
          <>
            <Eye className="size-3.5" aria-hidden />
            阅读{' '}
            <span translate="no" className="nums">
              {reads}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
