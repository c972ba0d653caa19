import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

/** Classes that all text controls share. */
export const controlClass = cx(
  'w-full rounded-control border border-line bg-card px-3 text-sm text-ink placeholder:text-faint',
  'transition-[border-color,box-shadow] duration-150 hover:border-faint',
  'focus:border-link focus:ring-2 focus:ring-link/15 focus:outline-none',
  'aria-invalid:border-brand aria-invalid:focus:ring-brand/15',
  'disabled:cursor-not-allowed disabled:bg-page disabled:text-muted disabled:hover:border-line',
)

export type InputProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> & {
  size?: 'medium' | 'large'
  /** Inside the box, before the text. */
  prefix?: ReactNode
  /** Inside the box, after the text, such as a button that sends a code. */
  suffix?: ReactNode
}

/** One-line text input. Works with `register` of react-hook-form. */
export function Input({ size = 'medium', prefix, suffix, className, ...rest }: InputProps) {
  const height = size === 'large' ? 'h-[2.875rem]' : 'h-9 max-md:h-11'
  if (!prefix && !suffix) return <input {...rest} className={cx(controlClass, height, className)} />
  return (
    <div
      className={cx(
        'rounded-control border-line bg-card flex items-center border transition-[border-color,box-shadow] duration-150',
        'hover:border-faint focus-within:border-link focus-within:ring-link/15 focus-within:ring-2',
        'has-[[aria-invalid=true]]:border-brand has-[[aria-invalid=true]]:ring-brand/15',
        height,
        className,
      )}
    >
      {prefix && <span className="text-muted flex shrink-0 items-center pl-3">{prefix}</span>}
      <input
        {...rest}
        className="rounded-control text-ink placeholder:text-faint disabled:text-muted h-full w-full min-w-0 flex-1 bg-transparent px-3 text-sm outline-none"
      />
      {suffix && <span className="flex h-full shrink-0 items-center pr-3">{suffix}</span>}
    </div>
  )
}
