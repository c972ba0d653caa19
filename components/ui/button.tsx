import type { ComponentProps } from 'react'
import { LoaderCircle } from '@/components/ui/icons/loader-circle'
import { cx } from './cx'
import { Link, type LinkProps } from './link'

export interface ButtonLook {
  /** One primary per view: red means money or the next step. */
  variant?: 'primary' | 'accent' | 'outline' | 'ghost' | 'text'
  /** Heights 28, 36 (on phones 44), 46. */
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
}

const variants = {
  primary: 'bg-brand text-white hover:bg-brand-deep active:bg-brand-deep disabled:bg-brand/40',
  accent: 'bg-linear-to-r from-accent to-accent-light text-white hover:brightness-105 disabled:opacity-50',
  outline:
    'border border-brand text-brand bg-card hover:bg-brand-tint disabled:border-line disabled:text-faint disabled:hover:bg-card',
  ghost:
    'border border-line text-text bg-card hover:border-faint hover:text-ink disabled:text-faint disabled:hover:border-line',
  text: 'text-link hover:text-brand disabled:text-faint',
} as const

const sizes = {
  small: 'h-7 px-3 text-xs gap-1',
  medium: 'h-9 max-md:h-11 px-5 text-sm gap-1.5',
  large: 'h-[2.875rem] px-8 text-base gap-2',
} as const

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium', block }: ButtonLook = {}): string {
  return cx(
    'tap inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap select-none',
    'transition-[color,background-color,border-color,filter] duration-150 ease-out',
    variants[variant],
    variant === 'text' ? 'text-sm gap-1' : sizes[size],
    block && 'w-full',
  )
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean }

/** A press on a busy button does nothing, and submits no form. */
const ignore = (event: { preventDefault: () => void }) => event.preventDefault()

/**
 * While `loading` the button keeps its label, shows a spinner and ignores presses. Not `disabled` then: a disabled
 * element loses the focus, and keyboard users would start again at the top of the page.
 */
export function Button({
  variant,
  size,
  block,
  loading = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true, onClick: ignore })}
      className={cx(
        buttonClass({ variant, size, block }),
        loading && 'cursor-not-allowed! opacity-50',
        className,
      )}
    >
      {loading && <LoaderCircle className="size-[1.1em] animate-spin" aria-hidden />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)} />
}
