import type { ComponentProps } from 'react'
import { cx } from '../cx'

export type IconProps = ComponentProps<'svg'>

/**
 * The frame of an icon: lines on 24 × 24 in the colour of the text; size and strength come from `className` and from
 * `.lucide` in app/globals.css. Not lucide's own component: that is a client component, which every page of the mall
 * would load and hydrate.
 */
export const Icon = ({ className, ...rest }: IconProps) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    {...rest}
    className={cx('lucide', className)}
  />
)
