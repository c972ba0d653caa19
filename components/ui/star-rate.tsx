import type { CSSProperties } from 'react'
import { Star } from '@/components/ui/icons/star'
import { cx } from './cx'

const maxStars = 5
const stars = [1, 2, 3, 4, 5] as const

/** Shows a rating; `value` may have decimals. One element, because lists have many (star-rate.css). */
export function Stars({ value, className }: { value: number; className?: string }) {
  const shown = Math.min(maxStars, Math.max(0, value))
  return (
    <span
      role="img"
      aria-label={`${shown} 分，满分 ${maxStars} 分`}
      className={cx('stars text-sm', className)}
      style={{ '--share': `${(shown / maxStars) * 100}%` } as CSSProperties}
    />
  )
}

interface StarRateProps {
  name: string
  /** Name of the rated thing. */
  label: string
  /** 0 while nothing is selected. */
  value: number
  onChange: (value: number) => void
  /** Id of the message that says why a rating is needed; the input is invalid with it. */
  error?: string | undefined
  className?: string
}

/** Input for a rating: five radios that look like stars, so that arrow keys work. */
export function StarRate({ name, label, value, onChange, error, className }: StarRateProps) {
  return (
    <span
      role="radiogroup"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error}
      className={cx('inline-flex flex-wrap', className)}
    >
      {stars.map((star) => (
        <label
          key={star}
          className={cx(
            'hover:text-star flex cursor-pointer items-center p-0.5 transition-colors has-[:focus-visible]:outline-2 max-md:p-2',
            star <= value ? 'text-star' : 'text-line',
          )}
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={`${star} 星`}
            className="sr-only"
          />
          <Star className="size-6 fill-current" aria-hidden />
        </label>
      ))}
    </span>
  )
}
