import { Check } from '@/components/ui/icons/check'
import { X } from '@/components/ui/icons/x'
import { cx } from './cx'

/** Progress in a fixed sequence of steps. `current` counts from 0; behind the last step all are done. */
export function StepBar({
  steps,
  current,
  isFailed = false,
  className,
}: {
  steps: readonly string[]
  current: number
  /** The current step is the end of something that failed. */
  isFailed?: boolean
  className?: string
}) {
  return (
    <ol className={cx('flex items-start', className)}>
      {steps.map((step, index) => {
        const isDone = index < current
        const isCurrent = index === current
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={cx(
                  'absolute top-3 right-1/2 mr-4 h-0.5 w-[calc(100%-2rem)]',
                  index <= current ? 'bg-brand' : 'bg-line',
                )}
              />
            )}
            <span
              className={cx(
                'nums flex size-6 items-center justify-center rounded-full text-xs',
                isDone && 'bg-brand-tint text-brand-deep',
                isCurrent && (isFailed ? 'bg-muted text-white' : 'bg-brand text-white'),
                !isDone && !isCurrent && 'bg-line text-text',
              )}
            >
              {isDone && <Check className="size-3.5" aria-label="已完成" />}
              {isCurrent && isFailed && <X className="size-3.5" aria-label="未通过" />}
              {!isDone && !(isCurrent && isFailed) && index + 1}
            </span>
            <span className={cx('text-xs', isCurrent ? 'text-ink font-semibold' : 'text-muted')}>{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
