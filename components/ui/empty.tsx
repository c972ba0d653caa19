import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import { cx } from './cx'
import { Picture } from './picture'

/** Each has a picture `public/images/empty-<occasion>.webp`. */
type EmptyOccasion = 'cart' | 'order' | 'search' | 'coupon' | 'error' | 'lost' | 'address'

interface EmptyProps {
  occasion?: EmptyOccasion
  /** One sentence. */
  text: string
  /** A link that leads on … */
  action?: { href: string; label: string }
  /** … or another control. */
  children?: ReactNode
  /** Smaller, for panels. */
  small?: boolean
  className?: string
}

/** The empty state of a list: a picture, a sentence and a link or control. */
export function Empty({ occasion = 'search', text, action, children, small = false, className }: EmptyProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center text-center',
        small ? 'gap-3 px-4 py-6' : 'gap-4 px-4 py-16',
        className,
      )}
    >
      <Picture
        src={`/images/empty-${occasion}.webp`}
        alt=""
        fit="contain"
        className={cx('bg-transparent!', 'max-w-full', small ? 'h-24 w-32' : 'h-45 w-60')}
      />
      <p className="text-muted text-sm">{text}</p>
      {action && (
        <ButtonLink
          href={action.href}
          size={small ? 'small' : 'medium'}
          variant={small ? 'outline' : 'primary'}
        >
          {action.label}
        </ButtonLink>
      )}
      {children}
    </div>
  )
}
